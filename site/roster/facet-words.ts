import type { Locale } from '#agency/locale.ts'
import { girthUnits, heightUnits } from '#agency/measures.ts'
import { type CmRange, isSize, type RangeFacet, type ValueFacet } from '#agency/roster-filter.ts'

import { type ColourNames, type NamesByValue, nameIn } from '../talent/colour-names.ts'
import type { Messages } from '../i18n/messages/pt.ts'
import type { SearchName } from '../roster-list/roster-search.ts'

/** The name of a search parameter; facets have the same names as on the profile. */
export function facetName(name: SearchName, { roster, talent }: Messages): string {
  if (name === 'letter') return roster.letterName
  if (name === 'name') return roster.name
  if (name === 'sort') return roster.sort
  return name === 'page' ? roster.pageName : talent[name]
}

/** A length in both units, the language's own first. */
export function lengthUnits(facet: RangeFacet, cm: number, locale: Locale): [string, string] {
  return facet === 'height' ? heightUnits(cm, locale) : girthUnits(cm, locale)
}

/** A range in both units, the language's own first: one centimetre more may be the same number of whole inches. */
export function rangeUnits(
  { facet, from, to }: { facet: RangeFacet } & CmRange,
  locale: Locale,
): { from: string | null; to: string | null }[] {
  const inUnit = (cm: number | null, unit: 0 | 1) =>
    cm === null ? null : lengthUnits(facet, cm, locale)[unit]
  return ([0, 1] as const).map((unit) => ({ from: inUnit(from, unit), to: inUnit(to, unit) }))
}

/**
 * The names of values in one language, by facet: of all facets but sizes. Of countries and languages those in the page's HTML: a
 * drawer that opens in the browser asks the browser for the others.
 */
export type FacetNames = ColourNames & Readonly<Record<'nationality' | 'languages', NamesByValue>>

/** The name of a facet's value: colours, countries and languages by their name, sizes as the agency writes them (`38 BR`). */
export function valueName(facet: ValueFacet, value: string, names: FacetNames): string {
  if (isSize(facet)) return value.toUpperCase()
  const name = nameIn(names[facet], value)
  return name.charAt(0).toUpperCase() + name.slice(1) // filters use small letters
}
