import type { BoardName, Gender, ShownBoard } from '../board.ts'
import type { LengthName } from '../measures.ts'
import type { GenderChoice } from '../roster.ts'
import type { RosterFilter, ValueFacet } from '../roster-filter.ts'
import { type Meaning, meanings } from './brief-words.ts'
import { foldWord, tokensOf } from './brief-tokens.ts'
import { clausesOf, isMeant, type Part } from './clauses.ts'
import { type BriefTalent, valuesOfColour, valuesOfSize } from './known-values.ts'
import type { Stated } from './amounts.ts'
import { noTopic, readClause, type Statements, type StatedSize } from './read-clause.ts'

/** Whom a brief is read for: the agency's boards, and the talents, whose sizes and colours it may ask for. */
export type BriefWorld = { boards: readonly ShownBoard[]; talents: readonly BriefTalent[] }

/** What a casting brief asks for, in the site's own filters. */
type BriefReading = {
  /** Null if the brief names none; `all` if it names both. */
  gender: GenderChoice | null
  board: BoardName | null
  /** A range may be turned round (90 to 60), if the brief says so or contradicts itself; readers of a query put it right. */
  filter: RosterFilter
  /** The words that were not understood, as written. */
  unread: readonly string[]
}

/**
 * Reads a casting brief in Portuguese, English, Spanish or a mixture, in any unit: `174-180, waist <64, shoe 38-39, brown eyes,
 * speaks French`. Bounds include their number. Clauses may come in any order. Never throws; reads {@link MAX_BRIEF_LENGTH}
 * characters.
 */
export function parseBrief(text: string, { boards, talents }: BriefWorld): BriefReading {
  const all = statementsIn(text, boards)
  const genders = new Set(all.genders)
  const said = genders.size > 1 ? withoutMeasuresOfOneGender(all) : all
  const [gender = null] = genders.size === 1 ? genders : []
  const values = valuesIn(said, talents, gender)
  const [board = null] = said.boards.filter((name) => boards.some((each) => each.name === name))
  return {
    gender: genders.size > 1 ? 'all' : gender,
    board,
    filter: { letter: said.letter, ranges: rangesIn(said, genders), values },
    unread: [...new Set(said.unread)],
  }
}

function statementsIn(text: string, boards: readonly ShownBoard[]): Statements {
  const said: Statements = {
    lengths: [],
    sizes: [],
    hair: [],
    eyes: [],
    languages: [],
    countries: [],
    genders: [],
    boards: [],
    letter: null,
    unread: [],
  }
  const lexicon = (phrase: string) => findBoardByTitle(boards, phrase) ?? meanings.get(phrase)
  let topic = noTopic
  const clauses = clausesOf(tokensOf(text), lexicon)
  for (const clause of clauses) topic = readClause(said, clause, topic)
  said.unread.push(...measuresWithoutNumber(clauses.flatMap(({ parts }) => parts)))
  return said
}

/** “tall women”: the names of measures, if a brief has no number at all. */
function measuresWithoutNumber(parts: readonly Part[]): string[] {
  if (parts.some(({ kind }) => kind === 'number')) return []
  return parts.flatMap((part) => (isMeant(part, 'measure') ? part.text : []))
}

/** Measures that women alone have, and those of men alone. */
const measuresOfOneGender: Readonly<Record<Gender, readonly string[]>> = {
  woman: ['bust', 'jeans'],
  man: ['chest', 'suit'],
}

/** “2 girls, bust 82-88, 1 guy, suit 50”: nobody has both. Then such measures are not understood, and the others hold for all. */
function withoutMeasuresOfOneGender(said: Statements): Statements {
  const asked = [
    ...said.lengths.map(({ measure }) => measure),
    ...said.sizes.map((size) => facetOf(size, null)),
  ]
  const all = Object.values(measuresOfOneGender)
  if (!all.every((names) => asked.some((name) => names.includes(name)))) return said
  const isOfBoth = (name: string) => !all.flat().includes(name)
  return {
    ...said,
    lengths: said.lengths.filter(({ measure }) => isOfBoth(measure)),
    sizes: said.sizes.filter((size) => isOfBoth(facetOf(size, null))),
    unread: [
      ...said.unread,
      ...said.lengths.flatMap(({ measure, text }) => (isOfBoth(measure) ? [] : text)),
      ...said.sizes.flatMap((size) => (isOfBoth(facetOf(size, null)) ? [] : size.amount.text)),
    ],
  }
}

/** The board that the agency calls by a phrase, in any of its languages; undefined if there is none. */
function findBoardByTitle(
  boards: readonly ShownBoard[],
  phrase: string,
): readonly Meaning[] | undefined {
  const board = boards.find(({ titles = {} }) =>
    Object.values(titles).some((title) => foldWord(title) === phrase),
  )
  return board === undefined ? undefined : [{ is: 'board', board: board.name }]
}

/** All that a brief says of a length holds at once. What it says of women and of men holds for either. A woman's chest is her bust. */
function rangesIn({ lengths }: Statements, genders: ReadonlySet<Gender>): RosterFilter['ranges'] {
  const [gender = null] = genders.size === 1 ? genders : []
  const stated = new Map<LengthName, Stated[]>()
  for (const { measure, range } of lengths) {
    const name = lengthNameFor(measure, gender)
    stated.set(name, [...(stated.get(name) ?? []), range])
  }
  return Object.fromEntries(
    [...stated].flatMap(([name, each]) => {
      const range = withinAll(each)
      const isOfEither = genders.size > 1 && (isTurnedRound(range) || areOpenAlike(each))
      const asked = isOfEither ? aroundAll(each) : range
      return asked === null ? [] : [[name, asked]]
    }),
  )
}

function lengthNameFor(measure: LengthName, gender: Gender | null): LengthName {
  if (measure === 'chest' && gender === 'woman') return 'bust'
  return measure === 'bust' && gender === 'man' ? 'chest' : measure
}

/** What is within all ranges; turned round if nothing is. One number in two units (“60 cm, 24 inches”) may differ by a centimetre. */
function withinAll(ranges: readonly Stated[]): Stated {
  const [only, ...others] = ranges
  if (only !== undefined && others.length === 0) return only
  const from = ranges.flatMap((range) => range.from ?? [])
  const to = ranges.flatMap((range) => range.to ?? [])
  const isOneNumber = ranges.every((range) => range.from === range.to)
  if (isOneNumber && Math.max(...from) - Math.min(...to) === 1) {
    return { from: Math.min(...from), to: Math.max(...to) }
  }
  return {
    from: from.length === 0 ? null : Math.max(...ranges.map((range) => lowest(range) ?? -Infinity)),
    to: to.length === 0 ? null : Math.min(...ranges.map((range) => highest(range) ?? Infinity)),
  }
}

/** “women 172-180, men 176-190”, and “girls over 170, guys over 180”; but not “174-180, over 176”. */
function areOpenAlike([first, ...others]: readonly Stated[]): boolean {
  return others.every(
    ({ from, to }) =>
      (from === null) === (first?.from === null) && (to === null) === (first?.to === null),
  )
}

function isTurnedRound({ from, to }: Stated): boolean {
  return from !== null && to !== null && from > to
}

/** From the lowest to the highest of all ranges, open where one of them is; null if open at both ends. */
function aroundAll(ranges: readonly Stated[]): Stated | null {
  const [lows, highs] = [ranges.map(lowest), ranges.map(highest)]
  const from = lows.includes(null) ? null : Math.min(...lows.flatMap((low) => low ?? []))
  const to = highs.includes(null) ? null : Math.max(...highs.flatMap((high) => high ?? []))
  return from === null && to === null ? null : { from, to }
}

function lowest({ from, to }: Stated): number | null {
  return from === null || to === null ? from : Math.min(from, to)
}

function highest({ from, to }: Stated): number | null {
  return from === null || to === null ? to : Math.max(from, to)
}

function valuesIn(
  said: Statements,
  talents: readonly BriefTalent[],
  gender: Gender | null,
): RosterFilter['values'] {
  const colours = (facet: 'hair' | 'eyes') =>
    said[facet].flatMap((colour) => valuesOfColour(talents, facet, colour))
  const sizes = { jeans: [] as string[], suit: [] as string[], shoes: [] as string[] }
  for (const size of said.sizes) {
    const facet = facetOf(size, gender)
    const values = valuesOfSize(talents, { facet, gender, ...size })
    if (values.length === 0) said.unread.push(size.amount.text)
    sizes[facet].push(...values)
  }
  const found: [ValueFacet, readonly string[]][] = [
    ['jeans', sizes.jeans],
    ['suit', sizes.suit],
    ['shoes', sizes.shoes],
    ['hair', colours('hair')],
    ['eyes', colours('eyes')],
    ['nationality', said.countries],
    ['languages', said.languages],
  ]
  return Object.fromEntries(
    found
      .filter(([, values]) => values.length > 0)
      .map(([facet, values]) => [facet, [...new Set(values)].toSorted()]),
  )
}

/** Clothes are jeans for women and suits for men. */
function facetOf({ of }: StatedSize, gender: Gender | null): 'jeans' | 'suit' | 'shoes' {
  if (of === 'clothes' || of === 'size') return gender === 'man' ? 'suit' : 'jeans'
  return of
}
