import { addTo, type Bits, bitsWhere, noBits } from './bits.ts'
import { type Letter, letterOf } from './letter.ts'
import type { Locale } from './locale.ts'
import {
  type Filterable,
  lengthOf,
  type RangeFacet,
  rangeFacets,
  type ValueFacet,
  valueFacets,
  valueOf,
} from './roster-filter.ts'
import type { BoardName } from './board.ts'
import {
  boardsWithTalents,
  type GenderChoice,
  type Listed,
  type RosterChoice,
  talentsOf,
} from './roster.ts'

/**
 * The talents of a gender and board as filters ask about them. Its places are those in the part, not in the roster; what it
 * has of each value and letter are sets of such places.
 */
export type RosterPart = {
  /** Where in the roster each is. */
  members: readonly number[]
  everyone: Bits
  lengths: ReadonlyMap<RangeFacet, readonly (number | null)[]>
  /** Shortest and longest, in centimetres; a facet that nobody tells is not there. */
  ranges: Readonly<Partial<Record<RangeFacet, { from: number; to: number }>>>
  /** In the order in which they are offered; a facet that nobody tells has none. */
  values: ReadonlyMap<ValueFacet, ReadonlyMap<string, Bits>>
  letters: ReadonlyMap<Letter, Bits>
  /** The places in the order of the names, which differs by language. */
  byName: (locale: Locale) => readonly number[]
}

type Talent = Filterable & Listed

const parts = new WeakMap<readonly Talent[], Map<string, RosterPart>>()

/** A part of a roster, made once: the costs of a page must not grow with those who are not on it. */
export function rosterPart(roster: readonly Talent[], choice: RosterChoice): RosterPart {
  const known = parts.get(roster) ?? new Map<string, RosterPart>()
  parts.set(roster, known)
  const key = `${choice.gender} ${choice.board}`
  const part = known.get(key) ?? makePart(roster, choice)
  known.set(key, part)
  return part
}

const boards = new WeakMap<readonly Listed[], Map<GenderChoice, readonly BoardName[]>>()

/** The menu's boards on which somebody of that gender is, found once in a roster: every page shows them. */
export function knownBoards(roster: readonly Listed[], gender: GenderChoice): readonly BoardName[] {
  const known = boards.get(roster) ?? new Map<GenderChoice, readonly BoardName[]>()
  boards.set(roster, known)
  const found = known.get(gender) ?? boardsWithTalents(roster, gender)
  known.set(gender, found)
  return found
}

function makePart(roster: readonly Talent[], choice: RosterChoice): RosterPart {
  const talents = talentsOf(roster, choice)
  const chosen = new Set(talents)
  const lengths = rangeFacets.map(
    (facet) => [facet, talents.map((each) => lengthOf(each, facet))] as const,
  )
  const orders = new Map<Locale, readonly number[]>()
  return {
    members: [...roster.entries()].flatMap(([place, each]) => (chosen.has(each) ? [place] : [])),
    everyone: bitsWhere(talents.length, () => true),
    lengths: new Map(lengths),
    ranges: Object.fromEntries(lengths.flatMap(([facet, told]) => rangeOf(facet, told))),
    values: new Map(
      valueFacets.map((facet) => [facet, byValue(talents.map((each) => valueOf(each, facet)))]),
    ),
    letters: placesByKey(talents.map(({ name }) => letterOf(name))),
    byName(locale) {
      const order = orders.get(locale) ?? orderByName(talents, locale)
      orders.set(locale, order)
      return order
    },
  }
}

function rangeOf(facet: RangeFacet, lengths: readonly (number | null)[]) {
  const told = lengths.filter((cm) => cm !== null)
  const [first] = told
  if (first === undefined) return []
  const from = told.reduce((one, other) => Math.min(one, other), first)
  const to = told.reduce((one, other) => Math.max(one, other), first)
  return [[facet, { from, to }] as const]
}

function byValue(values: readonly (string | null)[]): ReadonlyMap<string, Bits> {
  const places = placesByKey(values)
  return new Map([...places].toSorted(([a], [b]) => valueOrder.compare(a, b)))
}

/** Where in a list each of its values stands; null is none. */
function placesByKey<Key extends string>(list: readonly (Key | null)[]): Map<Key, Bits> {
  const places = new Map<Key, Bits>()
  for (const [place, key] of list.entries()) {
    if (key === null) continue
    const bits = places.get(key) ?? noBits(list.length)
    addTo(bits, place)
    places.set(key, bits)
  }
  return places
}

function orderByName(talents: readonly Talent[], locale: Locale): readonly number[] {
  const names = talents.map(({ name }) => name)
  const { compare } = new Intl.Collator(locale)
  return [...names.keys()].toSorted((a, b) => compare(names[a] ?? '', names[b] ?? ''))
}

/** Sizes by their number, words by the alphabet. Made once: it costs more than a thousand comparisons. */
const valueOrder = new Intl.Collator('en', { numeric: true })
