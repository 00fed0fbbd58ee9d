import { lengthLimits, type LengthName } from '../measures.ts'
import type { NumberToken, WrittenUnit } from './brief-tokens.ts'
import type { Part } from './clauses.ts'

/** A number, a range of two, or the three girths of “84-60-90”, and how to read it. */
export type Amount = {
  kind: 'amount'
  numbers: readonly NumberToken[]
  bound: 'exact' | 'least' | 'most' | 'about'
  text: string
}

/** In centimetres; null is an open end. `from` may be more than `to`, if it was written so. */
export type Stated = { from: number | null; to: number | null }

/** “About” reaches this far to both sides, in centimetres; so do three girths in a row. */
const ABOUT_CM = 2
const CM_PER_INCH = 2.54

/** Joins numbers with the words and marks that belong to them; all other parts stay. */
export function withAmounts(parts: readonly Part[]): (Part | Amount)[] {
  const joined: (Part | Amount)[] = []
  let bound: Amount['bound'] | null = null
  for (let at = 0; at < parts.length;) {
    const part = parts[at]
    if (part === undefined) break
    if (part.kind === 'number') {
      const { amount, taken } = amountAt(parts, at, bound)
      joined.push(amount)
      bound = null
      at += taken
    } else {
      bound = boundOf(part) ?? bound
      joined.push(part)
      at += 1
    }
  }
  return joined
}

function amountAt(parts: readonly Part[], at: number, before: Amount['bound'] | null) {
  const numbers = [parts[at]].filter((part) => part?.kind === 'number')
  let end = at + 1
  while (numbers.length < 3) {
    const next = parts[end + 1]
    if (next?.kind !== 'number' || !joins(parts, at, end, numbers.length)) break
    numbers.push(next)
    end += 2
  }
  const after = numbers.length === 1 ? boundAfter(parts, end, before) : null
  const bound: Amount['bound'] = numbers.length > 1 ? 'exact' : (after ?? before ?? 'exact')
  const text = parts
    .slice(at, end)
    .map((part) => part.text)
    .join(' ')
    .replaceAll(/ ([-/~]) /g, '$1')
  const amount: Amount = { kind: 'amount', numbers, bound, text }
  return { amount, taken: end - at + (after === null ? 0 : 1) }
}

/** Whether the part at `end` joins the numbers beside it. A third number follows only after marks. */
function joins(parts: readonly Part[], start: number, end: number, count: number): boolean {
  const between = parts[end]
  if (between?.kind === 'mark') return /[-/~]/.test(between.mark)
  if (between?.kind !== 'phrase' || count > 1) return false
  const { is } = between.meaning
  const opened = parts[start - 1]?.text.toLowerCase() ?? ''
  if (is === 'and') return opened === 'between' || opened === 'entre'
  return is === 'to' || is === 'to-or-most'
}

/** What stands right after a number: “175+”, “175 or more”, “175 min”. */
function boundAfter(parts: readonly Part[], end: number, before: Amount['bound'] | null) {
  const part = parts[end]
  if (part?.kind === 'mark') return part.mark === '+' ? 'least' : null
  if (part?.kind !== 'phrase') return null
  if (part.meaning.is === 'or-more') return 'least'
  if (part.meaning.is === 'or-less') return 'most'
  const belongsToNext = parts[end + 1]?.kind === 'number' || before !== null
  const isBound = part.meaning.is === 'least' || part.meaning.is === 'most'
  return isBound && !belongsToNext ? boundOf(part) : null
}

function boundOf(part: Part): Amount['bound'] | null {
  if (part.kind === 'mark') {
    return part.mark === '<'
      ? 'most'
      : part.mark === '>'
        ? 'least'
        : part.mark === '~'
          ? 'about'
          : null
  }
  if (part.kind !== 'phrase') return null
  const { is } = part.meaning
  if (is === 'least' || is === 'about') return is
  return is === 'most' || is === 'to-or-most' ? 'most' : null
}

/** The range of a length in centimetres; null if no person has it. */
export function lengthRange({ numbers, bound }: Amount, measure: LengthName): Stated | null {
  const ends = numbers.slice(0, 2).map((number) => cmOf(number, numbers, measure))
  const [first, last = first] = ends
  if (first === undefined || last === undefined) return null
  if (ends.some((cm) => !isOfPeople(cm))) return null
  return boundBy(bound, first, last)
}

/** The three girths of “84-60-90”, each as a range; null if the numbers cannot be girths. */
export function girthsOf({ numbers }: Amount): readonly [Stated, Stated, Stated] | null {
  const [bust, waist, hips] = numbers.map((number) => cmOf(number, numbers, 'hips'))
  if (bust === undefined || waist === undefined || hips === undefined) return null
  if (![bust, waist, hips].every((cm) => cm >= 40 && cm <= 150)) return null
  return [
    boundBy('about', bust, bust),
    boundBy('about', waist, waist),
    boundBy('about', hips, hips),
  ]
}

function boundBy(bound: Amount['bound'], first: number, last: number): Stated {
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
  if (unit === 'feet' && number.unit === null && number.value < 12) {
    const [beside] = all.filter((each) => each.unit === 'feet')
    return cmIn(Math.floor((beside?.value ?? 0) / 12) * 12 + number.value, 'feet')
  }
  if (unit !== null) return cmIn(number.value, unit)
  if (measure === 'height') return heightWithoutUnit(number)
  const isInInches = all.every(({ value }) => value < 50) // docs/product.md: Measures
  return cmIn(number.value, isInInches ? 'inches' : 'cm')
}

function heightWithoutUnit({ value, text }: NumberToken): number {
  if (value < 3) return cmIn(value, 'm')
  const [, feet, inches = '0'] = /^([3-8])(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (feet !== undefined && Number(inches) < 12)
    return cmIn(12 * Number(feet) + Number(inches), 'feet')
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
