import type { Locale } from './locale.ts'

/** A talent's measures as the site knows them: lengths in whole centimetres, sizes as the agency wrote them. */
export type Measures = {
  heightCm: number | null
  bustCm: number | null
  chestCm: number | null
  waistCm: number | null
  hipsCm: number | null
  jeans: string | null
  suit: string | null
  shoes: string | null
  /** Lengths that the agency wrote in both units, where the numbers differ from the site's own conversion. */
  written?: WrittenLengths
}

/** No talent's length lies beyond these limits, in centimetres. */
export const lengthLimits = { from: 30, to: 250 } as const

export const lengthNames = ['height', 'bust', 'chest', 'waist', 'hips'] as const
export type LengthName = (typeof lengthNames)[number]

/** Both numbers of a length as the agency wrote them. A height is also in inches: 70 for 5'10". */
type WrittenLength = { cm: number; inches: number }
type WrittenLengths = Readonly<Partial<Record<LengthName, WrittenLength>>>

/** A length: centimetres, which the site converts, or both numbers as the agency wrote them. */
export type Length = number | WrittenLength

/** A length of a talent: both numbers as the agency wrote them, else in centimetres; null if it is unknown. */
export function lengthIn(measures: Measures, name: LengthName): Length | null {
  return measures.written?.[name] ?? measures[`${name}Cm`]
}

export const CM_PER_INCH = 2.54
export const INCHES_PER_FOOT = 12

/** The unit in which the site shows lengths. */
export type Unit = 'cm' | 'inches'

type Text = string | null | undefined

/** The least numbers that mean centimetres alone; a smaller girth is inches (docs/product.md: Measures). */
export const leastCm = { height: 100, girth: 50 } as const

/**
 * Reads a height as the provider writes it: "5.10/178", "178/5.10", "178" or "5.10". A number from 100 up is centimetres; beside
 * feet, so is a number from 30 up: a small child's height. 3 to 8 is feet.inches, never a decimal number: "5.10" is five feet
 * ten (docs/product.md: Measures).
 *
 * @returns whole centimetres, 30 to 250; null if the text is not a height. Never throws.
 */
export function parseHeightCm(text: Text): number | null {
  const halves = halvesOf(text)
  const least = halves.length === 2 ? 30 : leastCm.height
  const cm = halves
    .map(parseNumber)
    .find((value) => value !== null && value >= least && value <= 250)
  if (cm !== null && cm !== undefined) return Math.round(cm)
  return halves.map(parseFeetInches).find((value) => value !== null) ?? null
}

/**
 * Reads a girth: "24/61", "61/24", "61" or "24". Of two numbers, the larger is centimetres. A single number is centimetres from
 * 50 up, inches below (docs/product.md: Measures).
 *
 * @returns whole centimetres, 25 to 250; null if the text is not a girth. Never throws.
 */
export function parseGirthCm(text: Text): number | null {
  const numbers = halvesOf(text)
    .map(parseNumber)
    .filter((value) => value !== null)
  const largest = Math.max(...numbers)
  const cm = numbers.length === 1 && largest < leastCm.girth ? largest * CM_PER_INCH : largest
  return cm >= 25 && cm <= 250 ? Math.round(cm) : null
}

/**
 * Reads the lengths that the agency wrote in both units: "32.5/82.5", "35/90". Omits lengths equal to the site's own conversion,
 * and lengths whose numbers are more than a tenth apart: one of the numbers is a mistake.
 */
export function parseWritten(texts: Readonly<Record<LengthName, Text>>): WrittenLengths {
  return Object.fromEntries(
    lengthNames.flatMap((name) => {
      const isHeight = name === 'height'
      const found = parseBoth(texts[name], isHeight)
      return found === null || isAsConverted(found, isHeight) ? [] : [[name, found]]
    }),
  )
}

function parseBoth(text: Text, isHeight: boolean): WrittenLength | null {
  const halves = halvesOf(text)
  const toInchesWritten = isHeight ? parseInchesOfFeet : parseNumber
  for (const [one, other] of [halves, halves.toReversed()]) {
    const [cm, inches] = [parseNumber(one ?? ''), toInchesWritten(other ?? '')]
    if (halves.length !== 2 || cm === null || inches === null) continue
    if (Math.abs(cm / (inches * CM_PER_INCH) - 1) <= 0.1) return { cm, inches }
  }
  return null
}

function isAsConverted({ cm, inches }: WrittenLength, isHeight: boolean): boolean {
  if (!Number.isInteger(cm)) return false
  return inches === (isHeight ? Math.round(cm / CM_PER_INCH) : toInches(cm))
}

/**
 * Reads a clothing or shoe size, shown as written: "38", "39/40". A value with an x is a Brazilian size followed by another
 * country's size: "39x9" is "39 BR" (docs/product.md: Measures). Sizes are never converted.
 */
export function parseSize(text: Text): string | null {
  const size = text?.trim() ?? ''
  const [, brazilian] = /^([\d.,]+)\s*x/i.exec(size) ?? []
  if (brazilian !== undefined) return `${brazilian} BR`
  return size === '' ? null : size
}

/** A girth in inches, rounded to half an inch, as tailors read it: 82 is 32.5. */
export function toInches(cm: number): number {
  return toMetricAndImperial(cm, 2).inches
}

/** A height in both units, the language's own unit first: `178 cm`, `5'10"`; in English the other way round. */
export function heightUnits(height: Length, locale: Locale): [own: string, other: string] {
  const { cm, inches } = toMetricAndImperial(height, 1)
  const feet = Math.floor(inches / INCHES_PER_FOOT)
  return unitsOf(cm, `${feet}'${inches % INCHES_PER_FOOT}`, locale)
}

/** A girth in both units, the language's own unit first: `82 cm`, `32.5"`, with the language's decimal mark. */
export function girthUnits(girth: Length, locale: Locale): [own: string, other: string] {
  const { cm, inches } = toMetricAndImperial(girth, 2)
  return unitsOf(cm, withMark(inches, locale), locale)
}

/** Both numbers of a length. Converts a length in centimetres only, rounded to `1 / parts` of an inch: 1 for heights, 2 for girths. */
export function toMetricAndImperial(length: Length, parts: 1 | 2): WrittenLength {
  if (typeof length !== 'number') return length
  return { cm: length, inches: Math.round((length / CM_PER_INCH) * parts) / parts }
}

/**
 * By how much a length is more than another, in both units, as the shown numbers differ: 178 cm is 1 cm and 0 inches more than
 * 177 cm, as both are 5'10". Negative if it is less.
 */
export function lengthDifference(name: LengthName, length: Length, from: Length): WrittenLength {
  const parts = name === 'height' ? 1 : 2
  const [one, other] = [toMetricAndImperial(length, parts), toMetricAndImperial(from, parts)]
  return { cm: toHundredths(one.cm - other.cm), inches: toHundredths(one.inches - other.inches) }
}

/** Without the last digits of a computed fraction. */
function toHundredths(value: number): number {
  return Math.round(value * 100) / 100
}

/** A difference of lengths in both units, the language's own unit first: `+5 cm / +2"`. A unit in which there is none is left out. */
export function formatDifference({ cm, inches }: WrittenLength, locale: Locale): string {
  const signed = (value: number, unit: string) =>
    value === 0 ? [] : [`${value > 0 ? '+' : '−'}${withMark(Math.abs(value), locale)}${unit}`]
  const [metric, imperial] = [signed(cm, ' cm'), signed(inches, '"')]
  return (locale === 'en' ? [...imperial, ...metric] : [...metric, ...imperial]).join(' / ')
}

/** A height as one text: `178 cm / 5'10"`; in English `5'10" / 178 cm`. */
export function formatHeight(height: Length, locale: Locale): string {
  return heightUnits(height, locale).join(' / ')
}

/** A girth as one text: `82 cm / 32.5"`. */
export function formatGirth(girth: Length, locale: Locale): string {
  return girthUnits(girth, locale).join(' / ')
}

function unitsOf(cm: number, inches: string, locale: Locale): [string, string] {
  const [metric, imperial] = [`${withMark(cm, locale)} cm`, `${inches}"`]
  return locale === 'en' ? [imperial, metric] : [metric, imperial]
}

/** Picks one unit of a length in both: `178 cm` or `5'10"`. */
export function inUnit(unit: Unit, [own, other]: [string, string], locale: Locale): string {
  return (unit === 'inches') === (locale === 'en') ? own : other
}

/**
 * A number with the language's decimal mark. Avoids `Intl`: its first number format takes 50 ms on a phone, and only the mark
 * differs.
 */
export function withMark(value: number, locale: Locale): string {
  return locale === 'en' ? String(value) : String(value).replace('.', ',')
}

function halvesOf(text: Text): string[] {
  return (text ?? '')
    .split('/')
    .map((half) => half.trim())
    .filter((half) => half !== '')
}

function parseNumber(text: string): number | null {
  return /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null
}

/** "5.10" and "5'10" are 178 cm; "5.1" is five feet one. */
function parseFeetInches(text: string): number | null {
  const inches = parseInchesOfFeet(text)
  return inches === null ? null : Math.round(inches * CM_PER_INCH)
}

function parseInchesOfFeet(text: string): number | null {
  const [, feet, inches] = /^([3-8])(?:[.,'](\d{1,2})"?)?$/.exec(text) ?? []
  if (feet === undefined || Number(inches ?? 0) >= INCHES_PER_FOOT) return null
  return Number(feet) * INCHES_PER_FOOT + Number(inches ?? 0)
}
