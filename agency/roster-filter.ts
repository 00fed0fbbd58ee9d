import type { Letter } from './letter.ts'
import { letterOf } from './letter.ts'
import { type LengthName, lengthNames } from './measures.ts'
import type { RosterTalent } from './talent.ts'

/** The facets that a range of lengths narrows down, in centimetres. */
export const rangeFacets = lengthNames
export type RangeFacet = LengthName

/** The facets that one or more of the talents' values narrow down. */
export const valueFacets = [
  'jeans',
  'suit',
  'shoes',
  'hair',
  'eyes',
  'nationality',
  'languages',
] as const
export type ValueFacet = (typeof valueFacets)[number]

/** Whether a facet's values are sizes: measures that the agency writes as text, such as `38 BR`. */
export function isSize(facet: ValueFacet): facet is 'jeans' | 'suit' | 'shoes' {
  return facet === 'jeans' || facet === 'suit' || facet === 'shoes'
}

/** Includes both ends; null is an open end. */
export type CmRange = { from: number | null; to: number | null }

/** How a list of talents is narrowed down beyond gender and board. An empty filter matches every talent. */
export type RosterFilter = {
  letter: Letter | null
  ranges: Readonly<Partial<Record<RangeFacet, CmRange>>>
  values: Readonly<Partial<Record<ValueFacet, readonly string[]>>>
}

/** The part of a talent that a filter reads. */
export type Filterable = Pick<
  RosterTalent,
  'name' | 'measures' | 'hair' | 'eyes' | 'nationality' | 'languages'
>

export const everyone: RosterFilter = { letter: null, ranges: {}, values: {} }

/** Whether a filter is empty. */
export function isEmptyFilter({ letter, ranges, values }: RosterFilter): boolean {
  return letter === null && [ranges, values].every((asked) => Object.keys(asked).length === 0)
}

/** The talents that match a filter, in their order. A talent without a measure never matches a filter on it. */
export function filterRoster<T extends Filterable>(
  talents: readonly T[],
  filter: RosterFilter,
): readonly T[] {
  if (isEmptyFilter(filter)) return talents
  const obstacleFor = obstaclesOf(filter)
  return talents.filter((talent) => obstacleFor(talent) === null)
}

/** The only part of a filter that excludes a talent: the letter or one facet; `more` for a range or more than one part. */
export type Obstacle = 'letter' | ValueFacet | 'more'

/**
 * Prepares a filter for a whole roster: the function gives the part of the filter that excludes a talent, and null if the talent
 * matches. Within a facet, any of its values is enough; but a talent speaks all the languages asked for.
 */
export function obstaclesOf({
  letter,
  ranges,
  values,
}: RosterFilter): (talent: Filterable) => Obstacle | null {
  const askedRanges = rangeFacets.filter((facet) => ranges[facet] !== undefined)
  const askedValues = valueFacets.filter((facet) => (values[facet] ?? []).length > 0)
  return (talent) => {
    if (!askedRanges.every((facet) => isInRange(talent, facet, ranges[facet]))) return 'more'
    let found: Obstacle | null =
      letter === null || letterOf(talent.name) === letter ? null : 'letter'
    for (const facet of askedValues) {
      if (isAmong(talent, facet, values[facet] ?? [])) continue
      if (found !== null) return 'more'
      found = facet
    }
    return found
  }
}

/** Each facet's field; to build its name for each talent took a third of a filter's time. */
const lengthKeys = {
  height: 'heightCm',
  bust: 'bustCm',
  chest: 'chestCm',
  waist: 'waistCm',
  hips: 'hipsCm',
} as const

/** A length in whole centimetres; null if the talent has none. */
export function lengthOf({ measures }: Filterable, facet: RangeFacet): number | null {
  return measures[lengthKeys[facet]]
}

/** The most characters of a value; a longer value is the agency's mistake, and never an option. */
export const MAX_VALUE_LENGTH = 40

/** A talent's values as filters compare them. Several languages, else one. */
export function valuesOf(talent: Filterable, facet: ValueFacet): readonly string[] {
  if (facet === 'languages') return talent.languages.map(comparedValue)
  const value = singleValueOf(talent, facet)
  return value === null ? [] : [comparedValue(value)]
}

/** A value as filters compare it: in lower case, since agencies write colours in any case. */
export function comparedValue(written: string): string {
  return written.toLowerCase()
}

/** A talent's value of a facet that has one, as the agency wrote it; null without one, or if it is too long. */
export function singleValueOf(
  talent: Filterable,
  facet: Exclude<ValueFacet, 'languages'>,
): string | null {
  const value = isSize(facet) ? talent.measures[facet] : talent[facet]
  return value === null || value.length > MAX_VALUE_LENGTH ? null : value
}

/** Whether a talent's length is within a range; a missing length is within no range. */
function isInRange(talent: Filterable, facet: RangeFacet, range: CmRange | undefined): boolean {
  const cm = lengthOf(talent, facet)
  return cm !== null && cm >= (range?.from ?? cm) && cm <= (range?.to ?? cm)
}

function isAmong(talent: Filterable, facet: ValueFacet, wanted: readonly string[]): boolean {
  const values = valuesOf(talent, facet)
  if (facet === 'languages') return wanted.every((value) => values.includes(value))
  return wanted.some((value) => values.includes(value))
}
