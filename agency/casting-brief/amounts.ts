import {
  CM_PER_INCH,
  INCHES_PER_FOOT,
  leastCm,
  lengthLimits,
  type LengthName,
} from '../measures.ts'
import { type Bound, boundAfter, boundOf } from './bounds.ts'
import type { NumberToken, WrittenUnit } from './brief-tokens.ts'
import { isMeant, meantBy, type Part } from './clauses.ts'

/** A number, a range of two, or the three girths of “84-60-90”, and how to read it. */
export type Amount = {
  kind: 'amount'
  numbers: readonly NumberToken[]
  bound: Bound
  text: string
}

/** In centimetres; null is an open end. `from` may be more than `to`, if it was written so. */
export type Stated = { from: number | null; to: number | null }

/** A length as a brief names it. */
export type StatedLength = { measure: LengthName; range: Stated; text: string }

/** “About” reaches this far to both sides, in centimetres; so do three girths in a row. */
const ABOUT_CM = 2

/** The girths of people, in centimetres, and by how much a waist is smaller, so that “60-62” is no waist with hips. */
const girthLimits = { from: 40, to: 150 }
const LEAST_CURVE_CM = 5

/** Joins numbers with the words and marks that belong to them; all other parts stay. */
export function withAmounts(parts: readonly Part[]): (Part | Amount)[] {
  const given = withUnits(parts)
  const joined: (Part | Amount)[] = []
  let bound: Bound | null = null
  for (let at = 0; at < given.length;) {
    const part = given[at]
    if (part === undefined) break
    if (part.kind === 'number') {
      const { amount, names, taken } = amountAt(given, at, bound)
      joined.push(amount, ...names)
      bound = null
      at += taken
    } else {
      bound = boundOf(part) ?? bound
      joined.push(part)
      at += 1
    }
  }
  return withSharedBounds(joined)
}

/** “34/86” is one length in inches and centimetres, and so is “34"/86”: gives both their units. */
function withUnits(parts: readonly Part[]): Part[] {
  const given = [...parts]
  parts.forEach((mark, at) => {
    const [before, after] = [given[at - 1], given[at + 1]]
    if (!isSlash(mark) || before?.kind !== 'number' || after?.kind !== 'number') return
    const [small, large] = before.value < after.value ? [before, after] : [after, before]
    if (!isOneLength(small, large)) return
    given[given.indexOf(small)] = { ...small, unit: small.unit ?? 'inches' }
    given[given.indexOf(large)] = { ...large, unit: large.unit ?? 'cm' }
  })
  return given
}

function isOneLength(small: NumberToken, large: NumberToken): boolean {
  if (small.unit === 'cm' || small.unit === 'm') return false
  if (large.unit !== 'cm' && large.unit !== null) return false
  const ratio = large.value / small.value
  if (small.unit !== null || large.unit !== null) return ratio >= 2 && ratio <= 3
  const differenceCm = cmIn(small.value, 'inches') - cmIn(large.value, 'cm')
  return large.value >= leastCm.girth && Math.abs(differenceCm) <= 1
}

/** A bound holds for both numbers of one length in two units: “max 24/61”, “24/61 max”. */
function withSharedBounds(parts: readonly (Part | Amount)[]): (Part | Amount)[] {
  return parts.map((part, at) => {
    if (part.kind !== 'amount' || part.bound !== 'exact' || part.numbers.length > 1) return part
    const other = isSlash(parts[at + 1])
      ? parts[at + 2]
      : isSlash(parts[at - 1])
        ? parts[at - 2]
        : null
    return other?.kind === 'amount' ? { ...part, bound: other.bound } : part
  })
}

function isSlash(part: Part | Amount | undefined): boolean {
  return part?.kind === 'mark' && part.text === '/'
}

/** The amount at an index, the names of its measure that stand before its bound, and how many parts all take. */
function amountAt(parts: readonly Part[], at: number, before: Bound | null) {
  const numbers = [parts[at]].filter((part) => part?.kind === 'number')
  let end = at + 1
  while (numbers.length < 3) {
    const next = parts[end + 1]
    if (next?.kind !== 'number' || !joins(parts, at, end, numbers.length)) break
    numbers.push(next)
    end += 2
  }
  const isRange = numbers.length === 2
  const found = isRange ? null : boundAfter(parts, end, before)
  const after = numbers.length > 1 && isOfNextName(parts, found) ? null : found
  const bound: Bound = isRange ? 'exact' : (after?.bound ?? before ?? 'exact')
  const text = parts
    .slice(at, end)
    .map((part) => part.text)
    .join(' ')
    .replaceAll(/ ([-/~]) /g, '$1')
  const amount: Amount = { kind: 'amount', numbers, bound, text }
  const names = after === null ? [] : parts.slice(end, after.at)
  return { amount, names, taken: (after === null ? end : after.at + 1) - at }
}

/** Whether a bound after three girths is that of a measure after it: “84-60-90 min height 175”. */
function isOfNextName(parts: readonly Part[], found: { at: number } | null): boolean {
  if (found === null || meantBy(parts[found.at])?.startsWith('or-')) return false
  return isMeant(
    parts.find((part, at) => at > found.at && !isMeant(part, 'nothing')),
    'measure',
  )
}

/** Whether the part at `end` joins the numbers beside it. A third number follows only after the same mark. */
function joins(parts: readonly Part[], start: number, end: number, count: number): boolean {
  const between = parts[end]
  if (between?.kind === 'mark') {
    const first = parts[start + 1]
    const isSame = count === 1 || (first?.kind === 'mark' && first.text === between.text)
    return (
      (isSame || areGirths([parts[start], parts[start + 2], parts[end + 1]])) &&
      /[-/~]/.test(between.text) &&
      !(isSlash(between) && areOfTwoUnits(parts, end))
    )
  }
  if (between?.kind !== 'phrase' || count > 1) return false
  const { is } = between.meaning
  const opened = parts[start - 1]?.text.toLowerCase() ?? ''
  if (is === 'and') return opened === 'between' || opened === 'entre'
  return is === 'to' || is === 'to-or-most'
}

/** Whether three numbers can only be bust, waist and hips: the waist is much the smallest. */
export function areGirths(parts: readonly (Part | undefined)[]): boolean {
  const [bust, waist, hips] = parts.flatMap((part) => (part?.kind === 'number' ? part.value : []))
  if (bust === undefined || waist === undefined || hips === undefined) return false
  const isWaist = waist >= girthLimits.from && waist + LEAST_CURVE_CM <= Math.min(bust, hips)
  return isWaist && Math.max(bust, hips) <= girthLimits.to
}

/** Whether one of the numbers beside a part is metric and the other is not: they are one length, no range. */
function areOfTwoUnits(parts: readonly Part[], at: number): boolean {
  const kinds = [parts[at - 1], parts[at + 1]].map((part) => {
    if (part?.kind !== 'number' || part.unit === null) return null
    return part.unit === 'cm' || part.unit === 'm' ? 'metric' : 'imperial'
  })
  return kinds.includes('metric') && kinds.includes('imperial')
}

/** The range of a length in centimetres; null if no person has it. */
export function lengthRange({ numbers, bound }: Amount, measure: LengthName): Stated | null {
  const ends = numbers.slice(0, 2).map((number) => cmOf(number, numbers, measure))
  const [first, last = first] = ends
  if (first === undefined || last === undefined) return null
  if (ends.some((cm) => !isOfPeople(cm))) return null
  return boundBy(bound, first, last)
}

/** Three girths without names. */
const inRow = ['bust', 'waist', 'hips'] as const

/** The three girths of “84-60-90” or “max 88-62-90”, each as a range; null if the numbers cannot be girths. */
export function girthsOf({ numbers, bound: said }: Amount): readonly StatedLength[] | null {
  const bound = said === 'exact' ? 'about' : said
  const girths = inRow.flatMap((measure, at): StatedLength[] => {
    const number = numbers[at]
    if (number === undefined) return []
    const cm = cmOf(number, numbers, measure)
    const isGirth = cm >= girthLimits.from && cm <= girthLimits.to
    return isGirth ? [{ measure, range: boundBy(bound, cm, cm), text: number.text }] : []
  })
  return girths.length === inRow.length ? girths : null
}

function boundBy(bound: Bound, first: number, last: number): Stated {
  if (bound === 'least') return { from: first, to: null }
  if (bound === 'most') return { from: null, to: first }
  if (bound === 'about') return { from: first - ABOUT_CM, to: last + ABOUT_CM }
  return { from: first, to: last }
}

function isOfPeople(cm: number): boolean {
  return cm >= lengthLimits.from && cm <= lengthLimits.to
}

/** Whole centimetres. A number without a unit takes that of the numbers beside it, else the usual one for its size. */
function cmOf(number: NumberToken, all: readonly NumberToken[], measure: LengthName): number {
  const unit = number.unit ?? all.find((each) => each.unit !== null)?.unit ?? null
  if (unit === 'feet' && number.unit === null && number.value < INCHES_PER_FOOT) {
    const [beside] = all.filter((each) => each.unit === 'feet')
    const feet = Math.floor((beside?.value ?? 0) / INCHES_PER_FOOT)
    return cmIn(feet * INCHES_PER_FOOT + number.value, 'feet')
  }
  if (unit !== null) return cmIn(number.value, unit)
  if (measure === 'height') return heightWithoutUnit(number)
  const isInInches = all.every(({ value }) => value < leastCm.girth)
  return cmIn(number.value, isInInches ? 'inches' : 'cm')
}

function heightWithoutUnit({ value, text }: NumberToken): number {
  if (value < 3) return cmIn(value, 'm')
  const [, feet, inches = '0'] = /^([3-8])(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (feet !== undefined && Number(inches) < INCHES_PER_FOOT)
    return cmIn(INCHES_PER_FOOT * Number(feet) + Number(inches), 'feet')
  return cmIn(value, 'cm')
}

function cmIn(value: number, unit: WrittenUnit): number {
  if (unit === 'm') return Math.round(value * 100)
  return Math.round(unit === 'cm' ? value : value * CM_PER_INCH)
}

/** Whether an amount that names no measure can only be a height. */
export function looksLikeHeight({ numbers }: Amount): boolean {
  if (numbers.length > 2) return false
  return numbers.every(({ value, unit, text }) => {
    if (unit === 'feet' || unit === 'm') return true
    if (unit === null && /^[4-6][.,]\d{1,2}$/.test(text)) return true
    return unit !== 'inches' && value >= 130 && value <= 215
  })
}
