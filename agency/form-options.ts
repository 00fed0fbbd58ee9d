import type { Locale } from './locale.ts'

/** An option of a list, such as a hair colour: its English value and its name in each language. */
export type Choice = { value: string; names: Readonly<Record<Locale, string>> }

/** A value and its name, in the requested language. */
export type NamedValue = { value: string; label: string }

/** The options of the application form. Sizes are the wire's own values: `170/5.7` is 170 cm. */
export type FormOptions = {
  heights: readonly string[]
  shoes: readonly string[]
  eyes: readonly Choice[]
  hair: readonly Choice[]
  countries: readonly NamedValue[]
}

/** A city and its state. */
export type City = NamedValue & { state: NamedValue }
