import type { Amount } from './amounts.ts'
import { MAX_PHRASE_WORDS, type Meaning } from './brief-words.ts'
import type { NumberToken, Token } from './brief-tokens.ts'

/** A part of a clause: a number, a mark between numbers, a phrase with its meaning, or a word without one. */
export type Part =
  | NumberToken
  | { kind: 'mark'; text: string }
  | { kind: 'phrase'; meaning: Meaning; text: string }
  | { kind: 'unknown'; text: string }

/** The parts between two breaks. `goesOn`: the break before it was a comma or a slash, so a list may go on. */
export type Clause = { parts: Part[]; goesOn: boolean }

/** What each phrase means. */
type Lexicon = (phrase: string) => readonly Meaning[] | undefined

/** What a part means; null if it is no phrase. */
export function meantBy(part: Part | Amount | undefined): Meaning['is'] | null {
  return part?.kind === 'phrase' ? part.meaning.is : null
}

export function isMeant(part: Part | Amount | undefined, is: Meaning['is']): boolean {
  return meantBy(part) === is
}

/** Whether a part is a word for people: “women”, “blondes”, “actors”, “models”. */
export function isOfPeople(part: Part | Amount | undefined): boolean {
  if (part?.kind !== 'phrase') return false
  const isKind = ['gender', 'hair-colour', 'board'].includes(part.meaning.is)
  return isKind || /^(?:model|talent|pe(?:ople|r?sso))/i.test(part.text)
}

/**
 * Divides tokens into clauses, and finds the longest known phrases in each. Unless it is between two numbers, a slash divides too,
 * and a hyphen means nothing.
 */
export function clausesOf(tokens: readonly Token[], lexicon: Lexicon): Clause[] {
  const clauses: Clause[] = []
  let current: Exclude<Token, { kind: 'break' }>[] = []
  let goesOn = false
  const end = (isSoft: boolean) => {
    if (current.length > 0) clauses.push({ parts: partsOf(current, lexicon), goesOn })
    if (current.length > 0 || !isSoft) goesOn = isSoft
    current = []
  }
  tokens.forEach((token, index) => {
    const isOfWords = [tokens[index - 1], tokens[index + 1]].some((each) => each?.kind !== 'number')
    const mark = token.kind === 'mark' && isOfWords ? token.text : null
    if (token.kind === 'break') end(token.isSoft)
    else if (mark === '/') end(true)
    else if (mark !== '-') current.push(token)
  })
  end(false)
  return clauses
}

function partsOf(tokens: readonly Exclude<Token, { kind: 'break' }>[], lexicon: Lexicon): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (token === undefined) break
    if (token.kind === 'word') at += pushPhrase(parts, tokens, at, lexicon)
    else {
      parts.push(token)
      at += 1
    }
  }
  return parts
}

/** Adds the longest known phrase that begins at an index, else the word alone. Returns how many tokens it took. */
function pushPhrase(parts: Part[], tokens: readonly Token[], at: number, lexicon: Lexicon): number {
  const words: { word: string; text: string }[] = []
  for (const token of tokens.slice(at, at + MAX_PHRASE_WORDS)) {
    if (token.kind !== 'word') break
    words.push(token)
  }
  for (let { length } = words; length > 0; length -= 1) {
    const phrase = words.slice(0, length)
    const known = lexicon(phrase.map(({ word }) => word).join(' '))
    if (known === undefined) continue
    const text = phrase.map((each) => each.text).join(' ')
    parts.push(...known.map((meaning): Part => ({ kind: 'phrase', meaning, text })))
    return length
  }
  parts.push({ kind: 'unknown', text: words[0]?.text ?? '' })
  return 1
}
