import type { Locale } from './locale.ts'

/** An option of a list, such as a hair colour: its English value and its name in each language. */
export type Choice = { value: string; names: Readonly<Record<Locale, string>> }
