import type { Colours } from '#upstream/upstream.ts'

/** The names of hair and eye colours in one language, by their value in lower case (`to-colour-names.ts`). */
export type ColourNames = Readonly<Record<keyof Colours, NamesByValue>>
export type NamesByValue = Readonly<Record<string, string>>

/** The name of a value, in any letter case. An unknown value is its own name (docs/product.md: Measures). */
export function nameIn(names: NamesByValue, value: string): string {
  const key = value.toLowerCase()
  return (Object.hasOwn(names, key) ? names[key] : null) ?? value
}
