import { INCHES_PER_FOOT } from '../measures.ts'
import { MAX_BRIEF_LENGTH } from './brief-length.ts'

/** The unit beside a number. A number of feet has the value of all its inches. */
export type WrittenUnit = 'cm' | 'm' | 'inches' | 'feet'

export type NumberToken = {
  kind: 'number'
  value: number
  unit: WrittenUnit | null
  /** As written, with its unit. */
  text: string
  /** “40R”, “42L”: regular or long. */
  hasCut?: boolean
}

/** A part of a brief. A `break` ends a clause; after a soft one, such as a comma, a list may go on. */
export type Token =
  | NumberToken
  | { kind: 'word'; word: string; text: string }
  | { kind: 'mark'; text: string }
  | { kind: 'break'; isSoft: boolean }

/** Splits a brief into numbers, words, marks and breaks. Never throws; skips what is none of these. */
export function tokensOf(text: string): Token[] {
  const brief = writtenOut(plainMarks(text.slice(0, MAX_BRIEF_LENGTH)))
  const tokens: Token[] = []
  let at = 0
  while (at < brief.length) {
    const [token, length] = tokenAt(brief, at)
    at +=
      length + (token?.kind === 'word' && hasStop(brief, at + length, token.word, tokens) ? 1 : 0)
    if (token !== null) tokens.push(token)
  }
  return tokens
}

/** Small letters without accents, as words are compared. */
export function foldWord(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}']/gu, '')
    .toLowerCase()
}

/** One sign for each of the signs that keyboards and phones put in its place. */
function plainMarks(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[’‘′´`]/g, "'")
    .replaceAll(/[”“″]|''/g, '"')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[≤⩽]|<=/g, '<')
    .replaceAll(/[≥⩾]|>=/g, '>')
    .replaceAll(/\s*½/g, '.5')
}

const GIRTH = String.raw`\d{2,3}(?:[.,]\d)?(?: ?(?:cm|in|"))?`
const GIRTHS = String.raw`(${GIRTH}(?: ?- ?${GIRTH})?)[\s,;/|-]*`
/** “B 84 W 60 H 89”: bust, waist and hips as composites write them in English; in Portuguese and Spanish with C and Q or C. */
const initialsOfGirths = new RegExp(
  String.raw`(?<![\p{L}\d])b[ :]*${GIRTHS}[wc][ :]*${GIRTHS}[hqc][ :]*(?=\d{2})`,
  'giu',
)
/** The H and S (or Z, for zapato) of a composite, after its girths. */
const heightAfterHips = /(?<=hips[ :]*\d+(?:"|[.,]\d+)?[ ,/-]*)h[ :]*(?=[12][.,]?\d\d|[4-7]')/giu
const shoesAfterThem = /(?<=(?:hips|height)[ :]*[\d.,'"]+[ ,/-]*)[sz][ :]*(?=\d)/giu

/** The hyphens of “height 5-9 to 5-11”: feet and inches, as nobody is 5 to 9 feet tall. */
const hyphenOfFeet =
  /(?<=height[ :]*(?:(?:min|from|at least|between) )?(?:[4-7]-\d{1,2} ?(?:to|and|[/-]) ?)?[4-7])-(?=(?:1[01]|\d)(?![.,]?\d))/giu

/** “37,38,39”, and no part of a size: the second number is little more than the first. */
const listOfSizes = /(?<!\d)(\d\d),(?=(\d\d)(?![\d.]))/gu

const centimetresAround =
  /(?<![\d.,'"][-/ ]*)(\d{2,3})( ?cm)? ?\(?± ?(\d{1,2})(?![\d"])(?: ?cm)?\)?/giu
const around =
  /(?<=\d["']? ?(?:c?m|ft|in|inches|pol)?) ?\(?± ?\d{1,2}(?!\d|[.,]\d)(?: ?cm|")?\)?/giu

/**
 * Writes out what needs no reading of its own: the initials of girths, “height 5-9” as 5'9, and “178 ±3” as 175-181, else “±” as
 * about.
 */
function writtenOut(text: string): string {
  return text
    .replaceAll(listOfSizes, (written, first: string, next: string) =>
      next > first && Number(next) - Number(first) <= 4 ? `${first}, ` : written,
    )
    .replaceAll(initialsOfGirths, 'bust $1, waist $2, hips ')
    .replaceAll(hyphenOfFeet, "'")
    .replaceAll(heightAfterHips, ', height ')
    .replaceAll(shoesAfterThem, ', shoes ')
    .replaceAll(/\+ ?\/ ?-|\+-(?!\p{L})|(?<= )\+ -(?= ?\d)/gu, '±') // not “175+ - brown hair”
    .replaceAll(centimetresAround, (_, middle: string, unit = '', by: string) =>
      [Number(middle) - Number(by), '-', Number(middle) + Number(by), unit].join(''),
    )
    .replaceAll(around, ' approx')
    .replaceAll('±', ' approx ')
}

const NOT_IN_WORD = String.raw`(?![\p{L}\d])`
const INCHES = String.raw`(?:"|(?:in|ins|inch|inches|pol|polegadas?|pulg|pulgadas?)(?!\p{L}))`
const CUP_OR_CUT = String.raw`(?:[a-g]|dd|ff|([lr])|(?<!0)s)(?![\p{L}\d])` // “bust 34B”, “suit 40R”, not “in her 40s”
const FEET = String.raw`(?:'|(?:ft|feet|foot|p[eé]s?|pies?)(?!\p{L})\.?)`

// each at the place where it is tried
const feet = new RegExp(
  String.raw`([3-8])\s?${FEET}(?:\s*(\d{1,2}(?:[.,]\d)?)(?![\d'])\s*${INCHES}?)?(?!\d)`,
  'iuy',
)
const metresBetween = new RegExp(
  String.raw`([12])\s?(?:m|met(?:ro|re|er)s?(?=\s?(?:[ey]\s)?\d))(?:\s?(?:[ey]\s)?(\d{2}))?${NOT_IN_WORD}`,
  'iuy',
)
const metres = new RegExp(
  String.raw`([12][.,]\d{2})(?!\d)(?:\s?m(?:ts?|etros?|et(?:er|re)s?)?(?!\p{L}))?|([12][.,]\d)\s?m${NOT_IN_WORD}`,
  'iuy',
)
/** In the order in which they are tried; the function takes the groups of a pattern. */
const lengthsWithUnit: readonly [
  RegExp,
  WrittenUnit,
  (...groups: (string | undefined)[]) => number,
][] = [
  [feet, 'feet', (whole, inches = '0') => INCHES_PER_FOOT * Number(whole) + decimal(inches)],
  [metresBetween, 'm', (whole, centimetres = '0') => Number(whole) + Number(centimetres) / 100],
  [metres, 'm', (long, short = '') => decimal(long ?? short)],
]
const plain = new RegExp(
  String.raw`(\d{1,4}(?:[.,]\d{1,2})?)(?![.,]?\d)(?:\s?(?:(cms?|cent[ií]met(?:ro|re|er)s?)(?!\p{L})|(${INCHES}))|${CUP_OR_CUT})?(?=$|[^\p{L}]|(?:br|eu|us|uk|au)(?!\p{L}))`,
  'iuy',
)
/** One word that nothing means: the site does not know weights. */
const weight = /\d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|quilos?|lbs?|pounds|libras)(?!\p{L})/iuy
const oddWord = /\d[\d.,:]*[\p{L}\d]*/uy
const word = /\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)*/uy

const stop = /\.(?!\s*\p{Lu})/uy

const isShortBound = (text: string) => /^(?:min|max|approx|aprox)$/.test(text)

/**
 * Whether the full stop after a word shortens it (“mín. 1,75”, “min. 175 max. 180”). After a bound that follows its number (“60 max.
 * Hips 90”), it ends the sentence.
 */
function hasStop(brief: string, at: number, shortened: string, before: readonly Token[]): boolean {
  const [own, last] = [before.at(-2), before.at(-1)]
  const follows = last?.kind === 'number' && !(own?.kind === 'word' && isShortBound(own.word))
  if (isShortBound(shortened) ? follows : !/^(?:tam|alt|bus|cint|quad|sap|calc|n)$/.test(shortened))
    return false
  return matchAt(stop, brief, at) !== null
}

/** The token at an index, and how many characters it takes. */
function tokenAt(brief: string, at: number): [Token | null, number] {
  const weighed = matchAt(weight, brief, at)?.[0]
  const number = weighed === undefined ? numberAt(brief, at) : null
  if (number !== null) return [number, number.text.length]
  const written = weighed ?? matchAt(word, brief, at)?.[0] ?? matchAt(oddWord, brief, at)?.[0]
  if (written !== undefined) {
    return [{ kind: 'word', word: foldWord(written), text: written }, written.length]
  }
  const sign = brief.charAt(at)
  if (/[<>+~/-]/.test(sign)) return [{ kind: 'mark', text: sign }, 1]
  if (sign === '&') return [{ kind: 'word', word: 'and', text: '&' }, 1]
  if (/[,|•·]/.test(sign)) return [{ kind: 'break', isSoft: sign === ',' }, 1]
  if (/[;.!?¡¿\r\n]/.test(sign)) return [{ kind: 'break', isSoft: false }, 1]
  return [null, 1]
}

function numberAt(brief: string, at: number): NumberToken | null {
  if (!/\d/.test(brief.charAt(at))) return null
  for (const [pattern, unit, valueOf] of lengthsWithUnit) {
    const found = matchAt(pattern, brief, at)
    if (found === null) continue
    const [text, ...groups] = found
    return { kind: 'number', value: valueOf(...groups), unit, text }
  }
  return plainNumberAt(brief, at)
}

function plainNumberAt(brief: string, at: number): NumberToken | null {
  const found = matchAt(plain, brief, at)
  if (found === null) return null
  const [text, digits = '', centimetres, inches, cut] = found
  const value = decimal(digits)
  if (inches !== undefined && /^in$/i.test(inches) && value >= 100) {
    return { kind: 'number', value, unit: null, text: digits } // “175 in heels”
  }
  const unit = centimetres !== undefined ? 'cm' : inches !== undefined ? 'inches' : null
  return { kind: 'number', value, unit, text, hasCut: cut !== undefined }
}

function decimal(text: string): number {
  return Number(text.replace(',', '.'))
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
