import type { Colours } from '#upstream/upstream.ts'

/** The names of hair and eye colours in one language, by their value in lower case (`to-colour-names.ts`). */
export type ColourNames = Readonly<Record<keyof Colours, NamesByValue>>
export type NamesByValue = Readonly<Record<string, string>>

/** The name of a value, in any letter case. An unknown value is its own name (docs/product.md: Measures). */
export function nameIn(names: NamesByValue, value: string): string {
  const key = value.toLowerCase()
  return (Object.hasOwn(names, key) ? names[key] : null) ?? value
}

/** The names of a talent's hair and eye colours; null for unknown ones. */
export function coloursOf(
  { hair, eyes }: { hair: string | null; eyes: string | null },
  colours: ColourNames,
): { hair: string | null; eyes: string | null } {
  return {
    hair: hair === null ? null : nameIn(colours.hair, hair),
    eyes: eyes === null ? null : nameIn(colours.eyes, eyes),
  }
}
