import { letterOf } from '#agency/letter.ts'
import {
  type Filterable,
  lengthOf,
  rangeFacets,
  type RosterFilter,
  valueFacets,
  valuesOf,
} from '#agency/roster-filter.ts'

import type { NonEmpty, Random } from '../agency/random.ts'

/** A filter as a casting director might choose it. It follows an existing talent, so that it often has results. */
export function inventFilter(random: Random, talents: NonEmpty<Filterable>): RosterFilter {
  const model = random.pick(talents)
  const asked = <T>(facets: readonly T[]) => facets.filter(() => random.percent(25))
  return {
    letter: random.percent(30) ? letterOf(model.name) : null,
    ranges: Object.fromEntries(
      asked(rangeFacets).flatMap((facet) => {
        const cm = lengthOf(model, facet)
        return cm === null
          ? []
          : [[facet, { from: cm - random.below(6), to: cm + random.below(6) }]]
      }),
    ),
    values: Object.fromEntries(
      asked(valueFacets).flatMap((facet) => {
        const [own, other] = [model, random.pick(talents)].map((each) => valuesOf(each, facet)[0])
        return typeof own === 'string' ? [[facet, [...new Set([own, other ?? own])]]] : []
      }),
    ),
  }
}
