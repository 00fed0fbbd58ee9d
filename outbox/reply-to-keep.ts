const SHORTEST_WORD = 3

/**
 * What the panel answered to an entry that it took, as its mark keeps it for the operator: at most 500 characters on one line,
 * without any word or number of three characters or more that the visitor gave. Null where nothing is left, or where the payload
 * cannot be read to know what to leave out.
 *
 * @param payload JSON of what the visitor gave
 */
export function replyToKeep(answer: string, payload: string): string | null {
  const given = textsIn(payload)
  if (given === null) return null
  const words = new Set(given.flatMap((text) => text.match(word) ?? []).map(folded))
  const digits = given.map(digitsOf)
  const shown = unescaped(answer)
    .replaceAll(longNumber, (found) =>
      digits.some((each) => each.includes(digitsOf(found))) ? '…' : found,
    )
    .replaceAll(word, (found) => (words.has(folded(found)) ? '…' : found))
  const kept = toOneLine(shown)
  return kept === '' ? null : kept
}

const word = new RegExp(`[\\p{L}\\p{M}\\p{N}]{${SHORTEST_WORD},}`, 'gu')
/** A telephone number, however it is written. */
const longNumber = /\d[\d\s().-]{4,}\d/g

/** Every text and number within, whatever it is called; null where it is not JSON. */
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

/** Words of another service as the operator's lists show them: one line of at most 500 characters. */
export function toOneLine(words: string): string {
  return words
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed()
}
