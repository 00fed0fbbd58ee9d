import { undecomposedLetters } from './letter.ts'

/** The only name of a child that the site shows: "Bia" of "Bia Prado" and of "Prado, Bia". */
export function firstNameOf(name: string): string {
  return splitName(name).first
}

type SplitName = { first: string; others: readonly string[] }

/** The first name of "Prado, Bia" is Bia. A name without letters is its own first name. */
function splitName(name: string): SplitName {
  const [beforeComma = [], ...afterCommas] = name.split(/[,;،、]/u).map(wordsOf)
  const [first = name, ...others] = [...afterCommas.flat(), ...beforeComma]
  return { first, others }
}

/** Hyphens and apostrophes belong to a word; invisible and joining characters separate words, as spaces do. */
function wordsOf(text: string): string[] {
  return text.split(/[\s\p{Z}\p{Cf}\p{Cc}_./|()[\]{}"“”]+/u).filter((word) => /\p{L}/u.test(word))
}

/** Whether a text contains a part of a child's surname. */
type Says = (text: string) => boolean

const MIN_LETTERS = 3 // shorter parts are common words
const MIN_LETTERS_WITHIN_WORD = 5 // shorter parts occur within too many other words

/**
 * Finds texts that give away more than the first name: a part of the surname as a word, in a handle, a hashtag or an address, or,
 * if it is long, within another word; or the first name followed by the next name, however short.
 */
export function surnameIn(name: string): Says {
  const { first, others } = splitName(name)
  const known = new Set(foldedWords(first))
  const secrets = others
    .flatMap((word) => [...foldedWords(word), foldedWords(word).join('')])
    .filter((part) => part.length >= MIN_LETTERS && !known.has(part) && !isParticle(part))
  const parts = new Set(secrets)
  const long = secrets.filter(({ length }) => length >= MIN_LETTERS_WITHIN_WORD)
  const [second] = others
  const bothNames = second === undefined ? null : inSpaces(foldedWords(`${first} ${second}`))
  return (text) => {
    const words = foldedWords(text)
    return (
      words.some((word) => parts.has(word) || long.some((part) => word.includes(part))) ||
      (bothNames !== null && inSpaces(words).includes(bothNames)) ||
      handlesIn(text).some((handle) => secrets.some((part) => handle.includes(part)))
    )
  }
}

/** The short words between names. */
function isParticle(word: string): boolean {
  return /^(?:d[aeo]s|del|las|los|von|van|der|den)$/.test(word)
}

/** The letters of each handle, hashtag and address. */
function handlesIn(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((token) => /[@#]|\S[./_]\S/u.test(token))
    .map((token) => foldedWords(token).join(''))
}

/** Words with a space around each: in such a text, whole words are found by `includes`. */
export function inSpaces(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

/** A text's words in lower case without accents, which captions often omit. */
function foldedWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toUpperCase() // ß is SS
    .toLowerCase()
    .replaceAll(/[øłđðþæœı]/g, (letter) => plainLetters.get(letter) ?? letter)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
}

/** Letters that Unicode does not decompose. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ...undecomposedLetters,
  ['ð', 'd'],
  ['þ', 'th'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ı', 'i'],
])
