import {
  type CmRange,
  everyone,
  type Filterable,
  filterRoster,
  isSize,
  lengthOf,
  obstaclesOf,
  type Obstacle,
  type RangeFacet,
  rangeFacets,
  type RosterFilter,
  type ValueFacet,
  valueFacets,
  valuesOf,
} from './roster-filter.ts'

/** One criterion of a filter: a range, one language, or a facet's other values, of which any is enough; and what it alone excludes. */
type Criterion = { obstacleFor: (talent: Filterable) => Obstacle | null } & (
  | { facet: RangeFacet; range: CmRange }
  | { facet: ValueFacet; values: readonly string[] }
)

/** A talent who matches all of a filter but one criterion, and the criterion. */
export type NearMiss<T> = { talent: T; missed: Missed }

/** The criterion that a talent misses: a length with the talent's own, in centimetres; a value with the talent's own; a language. */
export type Missed =
  | { facet: RangeFacet; cm: number }
  | { facet: Exclude<ValueFacet, 'languages'>; value: string }
  | { facet: 'languages'; missing: string }

/** The most centimetres by which a length may miss a range. */
export const MAX_MISSED_CM = 3

/** The most by which a size may miss: the next even jeans size, two shoe sizes. */
const MAX_MISSED_SIZE = 2

/** Another colour, country or language misses by more than any length. */
const OTHER_VALUE = MAX_MISSED_CM + 1

/**
 * The talents who miss one criterion of a filter, by the least first, at most `limit` of them; equals keep their order. A length
 * misses by up to three centimetres, a size by up to two. Other values only count beside another criterion: with one criterion alone,
 * they are everyone else. The letter is no criterion: it always has to match. A talent without the measure is never a near miss
 * (docs/product.md: Models page).
 */
export function nearMisses<T extends Filterable>(
  talents: readonly T[],
  filter: RosterFilter,
  limit: number,
): NearMiss<T>[] {
  const criteria = criteriaOf(filter)
  const found = filterRoster(talents, { ...everyone, letter: filter.letter }).flatMap((talent) => {
    const [criterion, ...others] = criteria.filter(
      ({ obstacleFor }) => obstacleFor(talent) !== null,
    )
    if (criterion === undefined || others.length > 0) return []
    const near = distanceTo(talent, criterion)
    if (near === null || (near.by === OTHER_VALUE && criteria.length === 1)) return []
    return [{ talent, ...near }]
  })
  return found
    .toSorted((a, b) => a.by - b.by)
    .slice(0, limit)
    .map(({ talent, missed }) => ({ talent, missed }))
}

function criteriaOf({ ranges, values }: RosterFilter): Criterion[] {
  return [
    ...rangeFacets.flatMap((facet) => {
      const range = ranges[facet]
      return range === undefined
        ? []
        : [{ facet, range, obstacleFor: obstaclesOf({ ...everyone, ranges: { [facet]: range } }) }]
    }),
    ...valueFacets.flatMap((facet) => {
      const wanted = values[facet] ?? []
      const groups = facet === 'languages' ? wanted.map((each) => [each]) : [wanted]
      return groups
        .filter((group) => group.length > 0)
        .map((group) => ({
          facet,
          values: group,
          obstacleFor: obstaclesOf({ ...everyone, values: { [facet]: group } }),
        }))
    }),
  ]
}

type Distance = { by: number; missed: Missed }

/** By how much a talent misses a criterion; null if it is unknown or too much. */
function distanceTo(talent: Filterable, criterion: Criterion): Distance | null {
  if ('range' in criterion) {
    const { facet, range } = criterion
    const cm = lengthOf(talent, facet)
    if (cm === null) return null
    const by = Math.max((range.from ?? cm) - cm, cm - (range.to ?? cm))
    return by > MAX_MISSED_CM ? null : { by, missed: { facet, cm } }
  }
  const { facet, values } = criterion
  const [value] = valuesOf(talent, facet)
  if (value === undefined) return null
  if (facet === 'languages') {
    return { by: OTHER_VALUE, missed: { facet, missing: values[0] ?? '' } }
  }
  const missed = { facet, value }
  if (!isSize(facet)) return { by: OTHER_VALUE, missed }
  const by = Math.min(...values.map((each) => sizesApart(each, value)))
  return by > MAX_MISSED_SIZE ? null : { by, missed }
}

/** The difference of two sizes of one system (`38 BR`); infinite if they are of two, or if one is no number. */
function sizesApart(one: string, other: string): number {
  const [a, b] = [sizeIn(one), sizeIn(other)]
  if (a === null || b === null || a.system !== b.system) return Infinity
  return Math.abs(a.number - b.number)
}

function sizeIn(size: string): { number: number; system: string } | null {
  const [, number, system] = /^(\d{1,3}(?:[.,]\d)?)(.*)$/.exec(size) ?? []
  if (number === undefined || system === undefined) return null
  return { number: Number(number.replace(',', '.')), system: system.trim() }
}
