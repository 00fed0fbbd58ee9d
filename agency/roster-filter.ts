import type { Letter } from './letter.ts'
import { letterOf } from './letter.ts'
import { type LengthName, lengthNames, type Measures } from './measures.ts'
import type { RosterTalent } from './talent.ts'

/** What can be narrowed down by lengths, in centimetres. */
export const rangeFacets = lengthNames
export type RangeFacet = LengthName

/** What can be narrowed down by one or more of the values that talents have. */
export const valueFacets = ['jeans', 'suit', 'shoes', 'hair', 'eyes'] as const
export type ValueFacet = (typeof valueFacets)[number]

/** Both ends included; null is open. */
export type CmRange = { from: number | null; to: number | null }

/** How a list of talents is narrowed down beyond gender and board. An empty one lets everyone through. */
export type RosterFilter = {
  letter: Letter | null
  ranges: Readonly<Partial<Record<RangeFacet, CmRange>>>
  values: Readonly<Partial<Record<ValueFacet, readonly string[]>>>
}

/** What of a talent a filter looks at. */
export type Filterable = Pick<RosterTalent, 'name' | 'measures' | 'hair' | 'eyes'>

export const everyone: RosterFilter = { letter: null, ranges: {}, values: {} }

/** Whether a filter is an empty one. */
export function asksForNothing({ letter, ranges, values }: RosterFilter): boolean {
  return letter === null && [ranges, values].every((asked) => Object.keys(asked).length === 0)
}

/** Those whom a filter lets through, in their order. Who does not tell a measure is not among those asked for by it. */
export function filterRoster<T extends Filterable>(
  talents: readonly T[],
  filter: RosterFilter,
): T[] {
  return talents.filter((talent) => obstacleFor(talent, filter) === null)
}

/** What alone keeps a talent out: a letter or a facet's values, in place of which others would let it in; or more than that. */
export type Obstacle = 'letter' | ValueFacet | 'more'

/** What of a filter keeps a talent out; null when it has everything asked for. Within a facet any of its values is enough. */
export function obstacleFor(
  talent: Filterable,
  { letter, ranges, values }: RosterFilter,
): Obstacle | null {
  if (!rangeFacets.every((facet) => isWithin(lengthOf(talent, facet), ranges[facet]))) return 'more'
  let found: Obstacle | null = letter === null || letterOf(talent.name) === letter ? null : 'letter'
  for (const facet of valueFacets) {
    if (isAmong(talent, facet, values[facet])) continue
    if (found !== null) return 'more'
    found = facet
  }
  return found
}

/** A length in whole centimetres; null when the talent does not tell it. */
export function lengthOf({ measures }: Filterable, facet: RangeFacet): number | null {
  return measures[lengths[facet]]
}

const lengths = {
  height: 'heightCm',
  bust: 'bustCm',
  chest: 'chestCm',
  waist: 'waistCm',
  hips: 'hipsCm',
} as const satisfies Record<RangeFacet, keyof Measures>

/** Characters of a value; a longer one is a mistake of the agency's, and no choice. */
export const LONGEST_VALUE = 40

/** A value as filters compare it: colours come in any case. */
export function valueOf(talent: Filterable, facet: ValueFacet): string | null {
  const value = facet === 'hair' || facet === 'eyes' ? talent[facet] : talent.measures[facet]
  return value === null || value.length > LONGEST_VALUE ? null : value.toLowerCase()
}

/** Whether a length is within a range; one that is not told is within none. */
export function isWithin(cm: number | null, range: CmRange | undefined): boolean {
  if (range === undefined) return true
  return cm !== null && cm >= (range.from ?? cm) && cm <= (range.to ?? cm)
}

function isAmong(talent: Filterable, facet: ValueFacet, wanted: readonly string[] | undefined) {
  if (wanted === undefined || wanted.length === 0) return true
  const value = valueOf(talent, facet)
  return value !== null && wanted.includes(value)
}
