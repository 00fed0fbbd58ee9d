import { type Letter, letterOf } from '#agency/letter.ts'
import { lengthLimits } from '#agency/measures.ts'
import {
  type CmRange,
  MAX_VALUE_LENGTH,
  type RangeFacet,
  rangeFacets,
  valueFacets,
} from '#agency/roster-filter.ts'

import {
  type RosterSearch,
  rosterSearchText,
  rosterSorts,
  type SearchName,
} from './roster-search.ts'

const MAX_NAME_LENGTH = 80
/** The most values of a facet that are read. */
const MAX_VALUES = 40

/** Reads a query. Unknown parameters are ignored; `corrected` names known parameters whose value could not be used as it was. */
export function readRosterSearch(query: URLSearchParams): {
  search: RosterSearch
  corrected: readonly SearchName[]
} {
  const letter = readLetter(query.get('letter'))
  const sort = query.get('sort')
  const ranges = readAll(rangeFacets, (facet) => readRange(rangeIn(query, facet)))
  const values = readAll(valueFacets, (facet) => readValues(query.getAll(facet)))
  const search: RosterSearch = {
    filter: { letter, ranges, values },
    sort: rosterSorts.find((each) => each === sort) ?? 'agency',
    name: readName(query.get('name') ?? ''),
  }
  return { search, corrected: correctedIn(query, search) }
}

function readAll<Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Value | null,
): Partial<Record<Name, Value>> {
  const all: Partial<Record<Name, Value>> = {}
  for (const name of names) {
    const value = read(name)
    if (value !== null) all[name] = value
  }
  return all
}

/** Words of a name; of more than 80 characters the first whole words, with an ellipsis. */
export function readName(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  const isLong = words.length > MAX_NAME_LENGTH
  const shown = isLong ? `${words.slice(0, MAX_NAME_LENGTH - 1).replace(/ \S*$/, '')} …` : words
  return shown.toWellFormed()
}

function readLetter(text: string | null): Letter | null {
  if (text === null || !/^.$/u.test(text)) return null
  const letter = letterOf(text)
  return letter === '#' && text !== '#' ? null : letter
}

/** A form sends a range as two fields of one name: `height=170&height=180`. */
function rangeIn(query: URLSearchParams, facet: RangeFacet): string {
  return query.getAll(facet).join('-').trim()
}

/** `170-180`, `170-`, `-180`; `180-170` means the same as `170-180`. */
function readRange(text: string): CmRange | null {
  const [, from, to] = /^(\d{0,4})-(\d{0,4})$/.exec(text) ?? []
  if (from === undefined || to === undefined || from + to === '') return null
  const [low, high] = [from, to].map((cm) => (cm === '' ? null : clamp(Number(cm))))
  if (low === undefined || high === undefined) return null
  const isTurnedRound = low !== null && high !== null && low > high
  return isTurnedRound ? { from: high, to: low } : { from: low, to: high }
}

function clamp(cm: number): number {
  return Math.min(Math.max(cm, lengthLimits.from), lengthLimits.to)
}

function readValues(texts: readonly string[]): string[] | null {
  const values = texts.map((text) => text.trim().toLowerCase()).filter(isValue)
  return values.length === 0 ? null : [...new Set(values)].slice(0, MAX_VALUES)
}

function isValue(text: string): boolean {
  return text !== '' && text.length <= MAX_VALUE_LENGTH
}

/** Values that ask for nothing, besides the empty text. */
const nothing: ReadonlyMap<SearchName, string> = new Map<SearchName, string>([
  ...rangeFacets.map((facet) => [facet, '-'] as const),
  ['sort', 'agency'],
])

/** Names of parameters whose value differs from the search that was read. Empty fields of a form are ignored. */
function correctedIn(query: URLSearchParams, read: RosterSearch): SearchName[] {
  const understood = new URLSearchParams(rosterSearchText(read))
  const names: readonly SearchName[] = ['letter', ...rangeFacets, ...valueFacets, 'sort']
  return names.filter((name) => {
    const texts = isRange(name) ? [rangeIn(query, name)] : query.getAll(name)
    const asked = texts.map((text) => text.trim().toLowerCase())
    const wanted = asked.filter((text) => text !== '' && text !== nothing.get(name))
    return [...new Set(wanted)].join('\n') !== understood.getAll(name).join('\n')
  })
}

function isRange(name: SearchName): name is RangeFacet {
  return rangeFacets.some((facet) => facet === name)
}

/** Whether a query comes from a form, with ranges in two fields. The same search has a shorter address. */
export function isFormQuery(query: URLSearchParams): boolean {
  return rangeFacets.some((facet) => {
    const ends = query.getAll(facet)
    return ends.length === 2 && ends.every((end) => !end.includes('-'))
  })
}
