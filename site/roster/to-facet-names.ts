import type { Locale } from '#agency/locale.ts'
import type { NearMiss } from '#agency/near-misses.ts'
import type { Facets } from '#agency/roster-facets.ts'
import type { Colours } from '#upstream/upstream.ts'

import { DRAWER_PARAMETER, type RosterSearch } from '../roster-list/roster-search.ts'
import { toColourNames } from '../talent/to-colour-names.ts'
import type { FacetNames } from './facet-words.ts'
import { originName } from '../i18n/origin-name.ts'

type Shown = { facets: Facets; search: RosterSearch; nearMisses: readonly NearMiss<unknown>[] }

/**
 * The names of values that a page's HTML may show, in a language. A browser may call a country something else than the server does:
 * so the page has the names that its HTML shows, of chosen values, of near misses and in an open drawer.
 */
export function toFacetNames(
  colours: Colours | null,
  { facets, search, nearMisses }: Shown,
  query: URLSearchParams,
  locale: Locale,
): FacetNames {
  const named = (facet: 'nationality' | 'languages') => {
    const offered = query.has(DRAWER_PARAMETER) ? (facets.values[facet] ?? []) : []
    const shown = [
      ...offered.map(([value]) => value),
      ...(search.filter.values[facet] ?? []),
      ...nearMisses.flatMap(({ missed }) =>
        missed.facet === facet && 'value' in missed ? [missed.value] : [],
      ),
    ]
    return Object.fromEntries(shown.map((value) => [value, originName(facet, value, locale)]))
  }
  return {
    ...toColourNames(colours, locale),
    nationality: named('nationality'),
    languages: named('languages'),
  }
}
