const MIN_WORD_LENGTH = 3

/**
 * The panel's answer to an accepted entry, as the mark stores it for the operator: one line of at most 500 characters, without
 * any word or number of three or more characters that the visitor entered. Null if nothing is left, or if the payload is
 * unreadable, so that the visitor's words are unknown.
 *
 * @param payload JSON of the visitor's entry
 */
export function replyToStore(answer: string, payload: string): string | null {
  const given = textsIn(payload)
  if (given === null) return null
  const words = new Set(given.flatMap((text) => text.match(word) ?? []).map(folded))
  const digits = given.map(digitsOf)
  const shown = unescaped(answer)
    .replaceAll(longNumber, (found) =>
      digits.some((each) => each.includes(digitsOf(found))) ? '…' : found,
    )
    .replaceAll(word, (found) => (words.has(folded(found)) ? '…' : found))
  const cleaned = toOneLine(shown)
  return cleaned === '' ? null : cleaned
}

const word = new RegExp(`[\\p{L}\\p{M}\\p{N}]{${MIN_WORD_LENGTH},}`, 'gu')
/** A telephone number in any notation. */
const longNumber = /\d[\d\s().-]{4,}\d/g

/** All texts and numbers in a JSON text; null if it is not JSON. */
function textsIn(payload: string): string[] | null {
  const texts: string[] = []
  try {
    JSON.parse(payload, (_, value: unknown) => {
      if (typeof value === 'string' || typeof value === 'number') texts.push(String(value))
      return value
    })
    return texts
  } catch {
    return null
  }
}

function unescaped(json: string): string {
  return json.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

const LONGEST = 500

/** Makes a service's message fit for the operator's lists: one line of at most 500 characters. */
export function toOneLine(words: string): string {
  return words
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed()
}
