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
import { byValue, type Facets, rangesOf } from './roster-facets.ts'
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
  ranges: Facets['ranges']
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
  return parts
    .getOrInsertComputed(roster, () => new Map())
    .getOrInsertComputed(`${choice.gender} ${choice.board}`, () => makePart(roster, choice))
}

const boards = new WeakMap<readonly Listed[], Map<GenderChoice, ReadonlySet<BoardName>>>()

/** The boards on which somebody of that gender is, found once in a roster: every page shows them. */
export function listedBoards(
  roster: readonly Listed[],
  gender: GenderChoice,
): ReadonlySet<BoardName> {
  return boards
    .getOrInsertComputed(roster, () => new Map())
    .getOrInsertComputed(gender, () => boardsWithTalents(roster, gender))
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
    ranges: rangesOf(talents),
    values: new Map(
      valueFacets.map((facet) => [
        facet,
        placesByValue(talents.map((each) => valueOf(each, facet))),
      ]),
    ),
    letters: placesByKey(talents.map(({ name }) => letterOf(name))),
    byName: (locale) => orders.getOrInsertComputed(locale, () => orderByName(talents, locale)),
  }
}

function placesByValue(values: readonly (string | null)[]): ReadonlyMap<string, Bits> {
  const places = placesByKey(values)
  return new Map([...places].toSorted(([a], [b]) => byValue.compare(a, b)))
}

/** Where in a list each of its values stands; null is none. */
function placesByKey<Key extends string>(list: readonly (Key | null)[]): Map<Key, Bits> {
  const places = new Map<Key, Bits>()
  for (const [place, key] of list.entries()) {
    if (key === null) continue
    addTo(
      places.getOrInsertComputed(key, () => noBits(list.length)),
      place,
    )
  }
  return places
}

function orderByName(talents: readonly Talent[], locale: Locale): readonly number[] {
  const names = talents.map(({ name }) => name)
  const { compare } = new Intl.Collator(locale)
  return [...names.keys()].toSorted((a, b) => compare(names[a] ?? '', names[b] ?? ''))
}
