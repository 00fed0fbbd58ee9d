import { foldWord } from './brief-tokens.ts'
import { isMeant, meantBy, type Part } from './clauses.ts'

/** How to read a number. `about` reaches a little to both sides. */
export type Bound = 'exact' | 'least' | 'most' | 'about'

/** The bound that a part gives to the number after it: “max 64”, “<64”, “até 64”. */
export function boundOf(part: Part): Bound | null {
  const sign = part.kind === 'mark' ? part.text : meantBy(part)
  if (sign === 'or-more' && foldWord(part.text) === 'up') return null // “made up woman 60 waist”
  return sign === null ? null : (bounds[sign] ?? null)
}

const bounds: Readonly<Partial<Record<string, Bound>>> = {
  '<': 'most',
  '>': 'least',
  '~': 'about',
  least: 'least',
  'or-more': 'least',
  most: 'most',
  'to-or-most': 'most',
  'or-less': 'most',
  about: 'about',
}

/**
 * The bound after a number, or after the name of its measure, and where it stands: “175+”, “175 or more”, “175 min”, “60 waist
 * max”. `end` is the part after the number, `before` the bound before it. Null if there is none, or if it is the next number's.
 */
export function boundAfter(parts: readonly Part[], end: number, before: Bound | null) {
  if (before !== null && isAndOfNext(parts, end)) return null
  const right = boundAt(parts, end, before, parts[end + 1])
  if (right !== null) return { bound: right, at: end }
  const name = parts.findIndex((part, at) => at >= end && !isFiller(part))
  if (!isMeant(parts[name], 'measure') || !areNamesAfter(parts)) return null
  const next = parts.find((part, at) => at > name + 1 && !isFiller(part) && boundOf(part) === null)
  const bound = boundAt(parts, name + 1, before, next)
  const isSaid =
    bound !== null && (meantBy(parts[name + 1])?.startsWith('or-') || mayFollow(parts[name + 1]))
  return isSaid ? { bound, at: name + 1 } : null
}

/** “over 170 and under 180”: “and under” begins the other end of a range. Not in “over 175 and under 90 hips”. */
function isAndOfNext(parts: readonly Part[], end: number): boolean {
  const [own, next] = [parts[end - 1], parts.find((part, at) => at > end && !isFiller(part))]
  if (!meantBy(parts[end])?.startsWith('or-')) return false
  if (own?.kind !== 'number' || next?.kind !== 'number') return false
  return Math.max(own.value, next.value) < 1.5 * Math.min(own.value, next.value)
}

function boundAt(
  parts: readonly Part[],
  at: number,
  before: Bound | null,
  next: Part | undefined,
): Bound | null {
  const part = parts[at]
  if (part?.kind === 'mark') return part.text === '+' ? 'least' : null
  if (isPlusOfHeight(parts[at - 1], part)) return 'least'
  const sign = meantBy(part)
  if (sign === 'or-more') return 'least'
  if (sign === 'or-less') return 'most'
  const isOfNext = next?.kind === 'number' && !mayFollow(parts.at(-1))
  if (before !== null || isOfNext) return null
  if (sign === 'about') return mayFollow(part) ? sign : null
  return sign === 'least' || sign === 'most' ? sign : null
}

/** Whether “plus” is the bound of a height, as in “175 plus”; “jeans 44 plus” name the board. */
function isPlusOfHeight(number: Part | undefined, part: Part | undefined): boolean {
  if (number?.kind !== 'number' || part?.text.toLowerCase() !== 'plus') return false
  return number.unit === 'feet' || number.unit === 'm' || number.value >= 130
}

/** Whether a bound may end a sentence, unlike “from” and “over”. */
function mayFollow(part: Part | undefined): boolean {
  if (part?.kind !== 'phrase' || boundOf(part) === null) return false
  return /\b(?:min|max|most|least|menos$|approx|aprox)/.test(foldWord(part.text))
}

/** Whether the names of a clause stand after its numbers: “60 waist”, “1,75 de altura”. */
function areNamesAfter(parts: readonly Part[]): boolean {
  const said = parts.filter((part) => !isFiller(part))
  return said[said.findIndex((part) => isMeant(part, 'measure')) - 1]?.kind === 'number'
}

function isFiller(part: Part): boolean {
  return isMeant(part, 'nothing')
}
