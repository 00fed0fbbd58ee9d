import type { Locale } from '#agency/locale.ts'
import type { Colours } from '#upstream/upstream.ts'

/** What colours of hair and eyes are called in one language, by their value in small letters. */
export type ColourNames = Readonly<Record<keyof Colours, ReadonlyMap<string, string>>>

/** The names in a language; none where the service does not tell them. */
export function toColourNames(colours: Colours | null, locale: Locale): ColourNames {
  const named = (facet: keyof Colours) =>
    new Map(colours?.[facet].map(({ value, names }) => [value.toLowerCase(), names[locale]]))
  return { hair: named('hair'), eyes: named('eyes') }
}

/** What a value is called; letters' case does not matter, an unknown value is its own name (contract: TalentSummary). */
export function nameOfColour(names: ReadonlyMap<string, string>, value: string): string {
  return names.get(value.toLowerCase()) ?? value
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
