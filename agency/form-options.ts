import type { Choice } from './choice.ts'

/** A value and what it is called, in the language in which it was asked for. */
export type NamedValue = { value: string; label: string }

/** What an application can be filled in with. Sizes are the wire's own values: `170/5.7` is 170 cm. */
export type FormOptions = {
  heights: readonly string[]
  shoes: readonly string[]
  eyes: readonly Choice[]
  hair: readonly Choice[]
  countries: readonly NamedValue[]
}

/** A city and the state that it lies in. */
export type City = NamedValue & { state: NamedValue }
