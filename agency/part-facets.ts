import { type Bits, bitsWhere, countInBoth, inBoth, inEither, isIn, noBits } from './bits.ts'
import { letters } from './letter.ts'
import type { Locale } from './locale.ts'
import {
  asksForNothing,
  isWithin,
  rangeFacets,
  type RosterFilter,
  type ValueFacet,
  valueFacets,
} from './roster-filter.ts'
import type { Facets } from './roster-facets.ts'
import type { RosterPart } from './roster-part.ts'

const unfiltered = new WeakMap<RosterPart, Facets>()

/** What the talents of a gender and board can be narrowed down by, counted under what is chosen already. */
export function facetsIn(part: RosterPart, filter: RosterFilter): Facets {
  if (!asksForNothing(filter)) return countFacets(part, filter)
  return unfiltered.getOrInsertComputed(part, () => countFacets(part, filter))
}

function countFacets(part: RosterPart, filter: RosterFilter): Facets {
  const demands = demandsOf(part, filter)
  const reachable = meetingAllBut('letter', part, demands)
  return {
    ranges: part.ranges,
    values: Object.fromEntries(
      [...part.values].flatMap(([facet, having]) => {
        if (having.size === 0) return []
        const others = meetingAllBut(facet, part, demands)
        const values = [...having].map(([value, places]) => ({
          value,
          count: countInBoth(places, others),
        }))
        return [[facet, values]]
      }),
    ),
    letters: letters.filter((letter) => {
      const places = part.letters.get(letter)
      return places !== undefined && countInBoth(places, reachable) > 0
    }),
  }
}

/** Who of a roster is let through, in the roster's order or in that of names in a language. */
export function matchingIn<T>(
  roster: readonly T[],
  part: RosterPart,
  filter: RosterFilter,
  order: 'roster' | Locale,
): readonly T[] {
  const isEverybody = part.members.length === roster.length && asksForNothing(filter)
  if (isEverybody && order === 'roster') return roster // a list of its own would cost more for more talents
  const matching = meetingAllBut(null, part, demandsOf(part, filter))
  const found: T[] = []
  for (const place of order === 'roster' ? part.members.keys() : part.byName(order)) {
    const talent = isIn(matching, place) ? roster[part.members[place] ?? -1] : undefined
    if (talent !== undefined) found.push(talent)
  }
  return found
}

/** One part of a filter, and who in the list has what it asks for. */
type Demand = { by: 'range' | 'letter' | ValueFacet; places: Bits }

function demandsOf(part: RosterPart, { letter, ranges, values }: RosterFilter): Demand[] {
  const nobody = noBits(part.members.length)
  const demands: Demand[] = []
  if (letter !== null) demands.push({ by: 'letter', places: part.letters.get(letter) ?? nobody })
  for (const facet of rangeFacets) {
    const range = ranges[facet]
    if (range === undefined) continue
    const lengths = part.lengths.get(facet) ?? []
    const places = bitsWhere(lengths.length, (place) => isWithin(lengths[place] ?? null, range))
    demands.push({ by: 'range', places })
  }
  for (const facet of valueFacets) {
    const wanted = values[facet] ?? []
    if (wanted.length === 0) continue
    const having = wanted.flatMap((value) => part.values.get(facet)?.get(value) ?? [])
    demands.push({ by: facet, places: having.reduce(inEither, nobody) })
  }
  return demands
}

/** Who has all that is asked for, one part of the filter apart, in whose place another choice is thought of. */
function meetingAllBut(
  by: Demand['by'] | null,
  { everyone }: RosterPart,
  demands: readonly Demand[],
): Bits {
  return demands
    .filter((demand) => demand.by !== by)
    .map(({ places }) => places)
    .reduce(inBoth, everyone)
}
