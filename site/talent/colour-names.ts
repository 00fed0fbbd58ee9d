import type { Colours } from '#upstream/upstream.ts'

/** What colours of hair and eyes are called in one language, by their value in small letters (`to-colour-names.ts`). */
export type ColourNames = Readonly<Record<keyof Colours, NamesByValue>>
type NamesByValue = Readonly<Record<string, string>>

/** What a value is called; letters' case does not matter, an unknown value is its own name (docs/product.md: Measures). */
export function nameOfColour(names: NamesByValue, value: string): string {
  const key = value.toLowerCase()
  return (Object.hasOwn(names, key) ? names[key] : null) ?? value
}

/** What a talent's hair and eyes are called; null for what is not known. */
export function coloursOf(
  { hair, eyes }: { hair: string | null; eyes: string | null },
  colours: ColourNames,
): { hair: string | null; eyes: string | null } {
  return {
    hair: hair === null ? null : nameOfColour(colours.hair, hair),
    eyes: eyes === null ? null : nameOfColour(colours.eyes, eyes),
  }
}
