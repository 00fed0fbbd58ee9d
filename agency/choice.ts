import type { Locale } from './locale.ts'

/** A value to choose from a list, such as a hair colour: its English value and its name in each language. */
export type Choice = { value: string; names: Readonly<Record<Locale, string>> }

/** What a value is called in a language; letters' case does not matter, an unknown value is its own name (contract: TalentSummary). */
export function nameOfChoice(choices: readonly Choice[], value: string, locale: Locale): string {
  const wanted = value.toLowerCase()
  return choices.find((choice) => choice.value.toLowerCase() === wanted)?.names[locale] ?? value
}
