import { editDistance } from './edit-distance.ts'
import { undecomposedLetters } from './letter.ts'

/** The most words of a search, and the most characters of each, that are compared. */
const MAX_WORDS = 6
const MAX_LETTERS = 40
/** What the beginning of a name costs, so that Ana comes before Anabela. All of a search's words cost less than one mistake. */
const COST_OF_BEGINNING = 0.1

type Named = { name: string }

/**
 * The talents whose names contain every word of a search: whole or as the beginning of a name, without accents, in any order. If
 * nobody's do, those with typing errors in them: one from four letters on, two from seven on. The best come first, equals in their
 * order. Null if nobody is called so.
 */
export function findByName<T extends Named>(talents: readonly T[], search: string): T[] | null {
  const words = wordsOf(search)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_LETTERS))
  if (words.length === 0) return null
  const found: { talent: T; cost: number }[] = []
  for (const talent of talents) {
    const cost = costOf(words, nameWords(talent))
    if (cost !== null) found.push({ talent, cost })
  }
  if (found.length === 0) return null
  const faultless = found.filter(({ cost }) => cost < 1)
  const best = faultless.length > 0 ? faultless : found
  return best.toSorted((a, b) => a.cost - b.cost).map(({ talent }) => talent)
}

/** Whether a text is the whole name of a talent; accents, case and punctuation do not matter. */
export function isWholeName(talents: readonly Named[], text: string): boolean {
  const name = wordsOf(text).join(' ')
  return name !== '' && talents.some((talent) => wordsOf(talent.name).join(' ') === name)
}

const known = new WeakMap<Named, readonly string[]>()

/** The words of a talent's name. Several names that are written apart may be searched for as one. */
function nameWords(talent: Named): readonly string[] {
  const before = known.get(talent)
  if (before !== undefined) return before
  const words = wordsOf(talent.name)
  const all = words.length > 1 ? [...words, words.join('')] : words
  known.set(talent, all)
  return all
}

/** A text's words in lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[øłđß]/g, (letter) => undecomposedLetters.get(letter) ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** The mistakes in all words; null if one of them is no part of the name. */
function costOf(words: readonly string[], name: readonly string[]): number | null {
  let sum = 0
  for (const word of words) {
    const costs = name.map((part) => costOfWord(word, part))
    const least = Math.min(...costs)
    if (least === Infinity) return null
    sum += least
  }
  return sum
}

function costOfWord(word: string, part: string): number {
  if (part === word) return 0
  if (part.startsWith(word)) return COST_OF_BEGINNING
  const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
  if (most === 0) return Infinity
  const whole = editDistance(word, part, most)
  const start = part.slice(0, word.length)
  const beginning = whole <= most || start === part ? Infinity : editDistance(word, start, most)
  const mistakes = Math.min(whole, beginning + COST_OF_BEGINNING)
  return mistakes < most + 1 ? mistakes : Infinity
}
