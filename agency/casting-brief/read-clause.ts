import type { BoardName, Gender } from '../board.ts'
import { type LengthName, lengthNames } from '../measures.ts'
import { type Letter, letterOf } from '../letter.ts'
import {
  type Amount,
  areGirths,
  girthsOf,
  lengthRange,
  looksLikeHeight,
  type StatedLength,
  withAmounts,
} from './amounts.ts'
import type { MeasureName, SizeName, SizeSystem } from './brief-words.ts'
import { type Clause, isMeant, isOfPeople, meantBy, type Part } from './clauses.ts'
import { readColours } from './read-colours.ts'
import { type OriginTopic, readOrigins } from './read-origins.ts'

/** A size as a brief names it: the country's numbers from and to. */
export type StatedSize = { of: SizeName; amount: Amount; system: SizeSystem | null }

/** What the clauses of a brief have said so far. */
export type Statements = {
  lengths: StatedLength[]
  sizes: StatedSize[]
  /** Colours as `readColours` names them, by part. */
  hair: string[]
  eyes: string[]
  languages: string[]
  countries: string[]
  genders: Gender[]
  boards: BoardName[]
  letter: Letter | null
  unread: string[]
}

/** What a list in the next clause goes on with: “shoes 38, 39”, “speaks French, Italian”. */
type Topic = {
  /** The last size, and the country's system that it names. */
  size: { of: SizeName; system: SizeSystem | null } | null
  colours: 'hair' | 'eyes' | null
  origins: OriginTopic
}

export const noTopic: Topic = {
  size: null,
  colours: null,
  origins: { speaks: false, isElsewhere: false },
}

export type ClausePart = Part | Amount

/** Reads a clause into the statements. Returns its topic. */
export function readClause(said: Statements, clause: Clause, before: Topic): Topic {
  const parts = withoutDenied(said, withAmounts(clause.parts))
  const topic = clause.goesOn ? before : noTopic
  readLetter(said, parts)
  const start = said.unread.length
  for (const part of parts) readAlone(said, part)
  const next = {
    size: readAmounts(said, parts, topic.size),
    colours: readColours(said, parts, topic.colours),
    origins: readOrigins(said, parts, topic.origins),
  }
  said.unread.push(...asWritten(said.unread.splice(start), parts))
  return next
}

/** Texts in the order of the parts that have them. */
function asWritten(texts: readonly string[], parts: readonly ClausePart[]): string[] {
  const place = (text: string) => parts.findIndex((part) => part.text.includes(text))
  return texts.toSorted((first, second) => place(first) - place(second))
}

/** Parts that mean the same wherever they stand, and words without a meaning. */
function readAlone(said: Statements, part: ClausePart): void {
  const isSaid = part.kind === 'unknown' || isMeant(part, 'not') || isMeant(part, 'job')
  if (isSaid) said.unread.push(part.text)
  if (part.kind !== 'phrase') return
  if (part.meaning.is === 'gender') said.genders.push(part.meaning.gender)
  if (part.meaning.is === 'board') said.boards.push(part.meaning.board)
  if (measureOf(part) === 'other') said.unread.push(part.text)
}

/** “not blonde”, “no redheads”, “sem tatuagem”: no filter leaves somebody out, so the rest of the clause is not understood. */
function withoutDenied(said: Statements, parts: ClausePart[]): ClausePart[] {
  const at = parts.findIndex((part, index) => denies(part, parts[index + 1]))
  if (at === -1) return parts
  const denied = parts.slice(at).map(({ text }) => text)
  said.unread.push(denied.join(' '))
  return parts.slice(0, at)
}

/** Some words deny only what may be excluded: “no” is also “in the”, “non-smoking” no criterion, and “menos 1,70” a bound. */
function denies(part: ClausePart, next: ClausePart | undefined): boolean {
  const word = part.text.toLowerCase()
  const denied = meantBy(next) ?? ''
  if (word === 'no') return denied.endsWith('colour')
  if (!isMeant(part, 'not')) return false
  const isOfTalents = /colour$|^(?:shade|part|gender|board|origin)$/.test(denied)
  return isOfTalents || (word !== 'non' && word !== 'menos')
}

/** The single letter after “starting with”, “letra”. Removes it from the parts. */
function readLetter(said: Statements, parts: ClausePart[]): void {
  const at = parts.findIndex((part) => isMeant(part, 'letter'))
  if (at === -1) return
  const letter = parts.findIndex(
    (part, index) => index > at && part.kind !== 'amount' && /^\p{L}$/u.test(part.text),
  )
  const text = parts[letter]?.text
  if (text === undefined) return
  said.letter = letterOf(text)
  parts.splice(at, letter - at + 1)
}

type Measured = { amount: Amount; of: MeasureName | null }

function readAmounts(
  said: Statements,
  parts: readonly ClausePart[],
  goesOn: Topic['size'],
): Topic['size'] {
  const [inSystem = null] = parts.flatMap((part) =>
    part.kind === 'phrase' && part.meaning.is === 'system' ? part.meaning.system : [],
  )
  const isOfOthers = inSystem === null || goesOn?.system !== null // “EU 39, US 8”, but not “shoes 43, US 40”
  const topicSize = isOfOthers ? (goesOn?.of ?? null) : null
  let topic: Topic['size'] = null
  for (const { amount, of } of measuredIn(parts)) {
    const size = of ?? topicSize ?? sizeAlone(amount, inSystem)
    if (isAgeOrDate(parts, amount)) said.unread.push(amount.text)
    else if (amount.numbers.length === 3 && !areSizes(amount, of)) readThree(said, amount)
    else if (isHeight(amount, of)) stateLength(said, 'height', amount)
    else if (size === null || size === 'other') said.unread.push(amount.text)
    else if (isLength(size)) stateLength(said, size, amount)
    else {
      topic = { of: size, system: inSystem }
      const system = size === 'suit' && hasCut(amount) ? (inSystem ?? 'us') : inSystem
      said.sizes.push(...eachOfThree(amount).map((each) => ({ of: size, amount: each, system })))
    }
  }
  return topic
}

/** A size without a name: with a cut (“40R”) that of a suit, in the sizes of a country that of clothes. */
function sizeAlone(amount: Amount, system: SizeSystem | null): SizeName | null {
  if (hasCut(amount)) return 'suit'
  return system === null ? null : 'clothes'
}

/** Sizes of suits in the United States have a cut. */
function hasCut({ numbers }: Amount): boolean {
  return numbers.some((number) => number.hasCut)
}

/** An amount that can only be a height is one, unless a girth is asked for in numbers as large. */
function isHeight(amount: Amount, of: MeasureName | null): boolean {
  if (of === 'height') return true
  if (of !== null && isLength(of)) {
    return amount.numbers.some(
      ({ unit, value }) => unit === 'feet' || (unit === 'm' && value > 1.3),
    )
  }
  const isPlain = amount.bound === 'exact' && amount.numbers.every(({ text }) => /^\d+$/.test(text))
  if (of === 'other' && isPlain && amount.numbers.length === 1) return false // “weight 140”, in pounds
  return looksLikeHeight(amount)
}

function isLength(name: MeasureName): name is LengthName {
  return lengthNames.some((length) => length === name)
}

function stateLength(said: Statements, measure: LengthName, amount: Amount): void {
  const range = lengthRange(amount, measure)
  if (range === null) said.unread.push(amount.text)
  else said.lengths.push({ measure, range, text: amount.text })
}

/** “size 38/40/42”, but not “size 84-60-90”. */
function areSizes({ numbers }: Amount, of: MeasureName | null): boolean {
  return of !== null && !isLength(of) && !areGirths(numbers)
}

/** Three sizes one by one, as they need not be a range. */
function eachOfThree(amount: Amount): Amount[] {
  if (amount.numbers.length < 3) return [amount]
  return amount.numbers.map((number) => ({
    ...amount,
    numbers: [number],
    bound: 'exact',
    text: number.text,
  }))
}

/** Bust (or chest), waist and hips in a row. */
function readThree(said: Statements, amount: Amount): void {
  const girths = girthsOf(amount)
  if (girths === null) said.unread.push(amount.text)
  else said.lengths.push(...girths)
}

/**
 * The amounts of a clause with what they measure: the name before, or after if the clause begins with an amount and ends with a
 * name (“174-180 height, 60 waist”). Counts of people are left out.
 */
function measuredIn(parts: readonly ClausePart[]): Measured[] {
  const amounts = parts.filter((part, index) => part.kind === 'amount' && !isCount(parts, index))
  const said = parts.filter((part) => amounts.includes(part) || measureOf(part) !== null)
  const told = said.filter((part, index) => !isWordForSize(said, index))
  const isNameAfter = told[0]?.kind === 'amount' && told.at(-1)?.kind !== 'amount'
  return told.flatMap((part, index) => {
    if (part.kind !== 'amount') return []
    const isOfLast = index === told.length - 2 && isOfGirthAfter(parts, part, told.slice(index - 1))
    const others = isNameAfter || isOfLast ? told.slice(index) : told.slice(0, index).toReversed()
    const named = others.map(measureOf).find((name) => name !== null)
    return [{ amount: part, of: named ?? null }]
  })
}

/** “waist max 62 and over 90 hips”: the last of two numbers in a row has its own girth behind it. */
function isOfGirthAfter(
  parts: readonly ClausePart[],
  amount: Amount,
  [before, , name]: readonly ClausePart[],
): boolean {
  const girth = name === undefined ? null : measureOf(name)
  const isGirth = girth !== null && girth !== 'height' && isLength(girth)
  if (looksLikeHeight(amount)) return false
  return isGirth && before?.kind === 'amount' && !isMeant(parts[parts.indexOf(amount) - 1], 'or')
}

/** “size” beside the name of a size: “shoe size 38”, “size 38 shoes”; but not in “size 38 shoes 39”. */
function isWordForSize(said: readonly ClausePart[], index: number): boolean {
  const isNameOfSize = (part: ClausePart | undefined) => {
    const name = part === undefined ? null : measureOf(part)
    return name !== null && name !== 'size' && !isLength(name)
  }
  const word = said[index]
  if (word === undefined || measureOf(word) !== 'size' || !said.some(isNameOfSize)) return false
  if (isNameOfSize(said[index - 1]) || said[index + 1]?.kind !== 'amount') return true
  const name = said.findIndex((part, at) => at > index && measureOf(part) !== null)
  const ofName = said[name + 1]
  return name !== -1 && (ofName?.kind !== 'amount' || looksLikeHeight(ofName))
}

function measureOf(part: ClausePart): MeasureName | null {
  return part.kind === 'phrase' && part.meaning.is === 'measure' ? part.meaning.measure : null
}

/** “aged 18-25”, “25 anos”, “on 10/2”: the site knows neither ages nor dates. The 38 of “size 38 on 10/2” is no date. */
function isAgeOrDate(parts: readonly ClausePart[], amount: Amount): boolean {
  const at = parts.indexOf(amount)
  const [before, after] = [parts[at - 1], parts[at + 1]]
  return (
    amount.numbers.every(({ value, unit }) => value < 100 && unit === null) &&
    (isMeant(before, 'age') || isMeant(after, 'age') || isMeant(before, 'date'))
  )
}

/** “3 women”: a number that counts people. */
function isCount(parts: readonly ClausePart[], index: number): boolean {
  const [part, next] = [parts[index], parts[index + 1]]
  if (part?.kind !== 'amount' || next?.kind !== 'phrase') return false
  const isSmall = part.numbers.every(({ value, unit }) => value <= 30 && unit === null)
  return isSmall && (isOfPeople(next) || isMeant(next, 'origin'))
}
