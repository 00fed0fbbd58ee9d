import type { Gender } from '../board.ts'
import { type Filterable, valuesOf } from '../roster-filter.ts'
import { clothesEquivalents, shoeEquivalents, suitEquivalents } from '../size-equivalents.ts'
import type { Amount } from './amounts.ts'
import type { SizeSystem } from './brief-words.ts'

/** The part of a talent that gives a brief its sizes and colours. */
export type BriefTalent = Filterable & { gender: Gender | null }

/** Other hair colours that a word also means. */
const kin: Readonly<Record<string, readonly string[]>> = {
  brown: ['chestnut'],
  red: ['auburn', 'copper'],
  grey: ['silver', 'salt and pepper'],
  shaved: ['hairless'],
  hairless: ['shaved'],
}

/** What is called dark or light, without a colour. */
const groups: Readonly<Record<'hair' | 'eyes', Readonly<Record<string, readonly string[]>>>> = {
  hair: {
    dark: ['black', 'dark brown', 'brown'],
    light: ['blonde', 'light blonde', 'light brown'],
  },
  eyes: {
    dark: ['black', 'dark brown', 'brown'],
    light: ['blue', 'green', 'grey', 'light blue', 'light green', 'blue green', 'blue grey'],
  },
}

/**
 * The talents' values that a colour means: “brown” also means dark brown, “dark brown” nothing else. If no talent has any, the
 * colour itself, so that the filter is seen.
 */
export function valuesOfColour(
  talents: readonly BriefTalent[],
  facet: 'hair' | 'eyes',
  colour: string,
): string[] {
  const known = knownValues(talents, facet)
  const group = groups[facet][colour]
  if (group !== undefined) {
    const worn = group.filter((value) => known.has(value))
    return worn.length === 0 ? group.slice(0, 1) : worn
  }
  const isShade = /^(?:dark|light|golden|ash|platinum|strawberry) /.test(colour)
  const relatives = facet === 'hair' ? (kin[colour] ?? []) : []
  const meant = [...known].filter(
    (value) =>
      value === colour ||
      (!isShade && value.split(' ').includes(colour)) ||
      relatives.includes(value),
  )
  return meant.length === 0 ? [colour] : meant
}

function knownValues(talents: readonly BriefTalent[], facet: 'hair' | 'eyes'): ReadonlySet<string> {
  return new Set(talents.flatMap((talent) => valuesOf(talent, facet)))
}

type WantedSize = {
  facet: 'shoes' | 'jeans' | 'suit'
  amount: Amount
  system: SizeSystem | null
  gender: Gender | null
}

/** The largest step between two sizes of a country that count as the same: US 8 lies between two Brazilian sizes. */
const HALF_SIZE = 0.5

/** The talents' values within a range of sizes. Empty if the range is no size. */
export function valuesOfSize(
  talents: readonly BriefTalent[],
  { facet, amount, system, gender }: WantedSize,
): string[] {
  const [first = 0, last = first] = amount.numbers.map(({ value }) => value)
  const inSystem = system ?? usualSystem(facet, Math.max(first, last))
  const { from, to } = endsOf(amount.bound, Math.min(first, last), Math.max(first, last))
  const sized = talents.flatMap((talent) => {
    if (gender !== null && talent.gender !== null && talent.gender !== gender) return []
    return valuesOf(talent, facet).map((value) => ({
      value,
      sizes: sizesIn(inSystem, facet, value, talent.gender),
    }))
  })
  const within = (room: number) =>
    sized.filter(({ sizes }) => sizes.some((size) => size >= from - room && size <= to + room))
  const exact = within(0)
  const found = exact.length > 0 ? exact : inSystem === 'br' ? [] : within(HALF_SIZE)
  const values = [...new Set(found.map(({ value }) => value))]
  return values.length > 0 ? values : inSystem === 'br' ? writtenSizes(from, to) : []
}

function endsOf(bound: Amount['bound'], low: number, high: number) {
  if (bound === 'least') return { from: low, to: Infinity }
  if (bound === 'most') return { from: 0, to: high }
  return bound === 'about' ? { from: low - 1, to: high + 1 } : { from: low, to: high }
}

/** Sizes that no talent has, so that the filter is seen; none if they are no sizes. */
function writtenSizes(from: number, to: number): string[] {
  if (from < 30 || to > 70 || to - from > 5) return []
  return [...new Set([from, to])].map(String)
}

/** A number alone is Brazilian (docs/product.md: Measures), unless it is too small for that. */
function usualSystem(facet: WantedSize['facet'], size: number): SizeSystem {
  return size < (facet === 'suit' ? 44 : 30) ? 'us' : 'br'
}

const equivalentsOf: Readonly<Record<WantedSize['facet'], typeof shoeEquivalents>> = {
  shoes: shoeEquivalents,
  jeans: clothesEquivalents,
  suit: suitEquivalents,
}

/** The numbers of a size in a country; two for “39/40”. */
function sizesIn(
  system: SizeSystem,
  facet: WantedSize['facet'],
  value: string,
  gender: Gender | null,
): number[] {
  const size = value.toUpperCase()
  if (system === 'br')
    return (size.match(/\d+(?:[.,]5)?/g) ?? []).map((text) => Number(text.replace(',', '.')))
  const equivalents = equivalentsOf[facet](size, gender)
  return equivalents === null ? [] : [equivalents[system]]
}
