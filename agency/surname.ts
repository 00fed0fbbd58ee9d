/** The name that a child is known by: "Bia" of "Bia Prado" and of "Prado, Bia". */
export function firstNameOf(name: string): string {
  return splitName(name).first
}

type SplitName = { first: string; others: readonly string[] }

/** "Prado, Bia" is Bia too. A name that has no letters is its own first word. */
function splitName(name: string): SplitName {
  const [beforeComma = [], ...afterCommas] = name.split(/[,;،、]/u).map(wordsOf)
  const [first = name, ...others] = [...afterCommas.flat(), ...beforeComma]
  return { first, others }
}

/** Hyphens and apostrophes stay within a word; invisible and joining signs part them as spaces do. */
function wordsOf(text: string): string[] {
  return text.split(/[\s\p{Z}\p{Cf}\p{Cc}_./|()[\]{}"“”]+/u).filter((word) => /\p{L}/u.test(word))
}

/** Whether a text says a part of a child's surname. */
type Says = (text: string) => boolean

const LEAST_LETTERS = 3 // shorter parts are words of any text
const LEAST_LETTERS_WITHIN = 5 // shorter ones stand within too many other words

/**
 * Tells which texts name somebody by more than the first name: by a part of the surname as a word, in a handle, a hashtag or an
 * address, or, where it is long, within another word; by any of it behind the first name.
 */
export function surnameIn(name: string): Says {
  const { first, others } = splitName(name)
  const known = new Set(lettersOf(first))
  const secrets = others
    .flatMap((word) => [...lettersOf(word), lettersOf(word).join('')])
    .filter((part) => part.length >= LEAST_LETTERS && !known.has(part) && !isParticle(part))
  const parts = new Set(secrets)
  const long = secrets.filter(({ length }) => length >= LEAST_LETTERS_WITHIN)
  const [second] = others
  const bothNames = second === undefined ? null : inSpaces(lettersOf(`${first} ${second}`))
  return (text) => {
    const words = lettersOf(text)
    return (
      words.some((word) => parts.has(word) || long.some((part) => word.includes(part))) ||
      (bothNames !== null && inSpaces(words).includes(bothNames)) ||
      handlesIn(text).some((handle) => secrets.some((part) => handle.includes(part)))
    )
  }
}

/** The little words between names. */
function isParticle(word: string): boolean {
  return /^(?:d[aeo]s|del|las|los|von|van|der|den)$/.test(word)
}

/** Handles, hashtags and addresses, of which only their letters count. */
function handlesIn(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((token) => /[@#]|\S[./_]\S/u.test(token))
    .map((token) => lettersOf(token).join(''))
}

function inSpaces(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

/** A text's words in small letters without accents, which captions often lack. */
function lettersOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toUpperCase() // ß is SS
    .toLowerCase()
    .replaceAll(/[øłđðþæœı]/g, (letter) => withoutStroke.get(letter) ?? letter)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
}

/** Letters that Unicode does not take apart. */
const withoutStroke: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ı', 'i'],
])
