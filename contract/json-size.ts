/**
 * The most that a JSON text may hold. `values` counts lists, objects and the values after commas; `levels` counts nested lists
 * and objects; `names` counts properties; `distinctNames` counts different property names.
 */
export type JsonLimits = { values: number; levels: number; names: number; distinctNames: number }

/**
 * Whether a JSON text exceeds the limits. One pass over the characters creates no values; the parser would block the event loop,
 * for half a minute with twenty megabytes of brackets. For a text that is not JSON the result is arbitrary. Never throws.
 */
export function exceedsJsonLimits(text: string, limits: JsonLimits): boolean {
  const distinct = new Set<string>()
  let values = 0
  let levels = 0
  let names = 0
  let lastString = { start: 0, end: 0 }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      lastString = { start: at, end: endOfString(text, at) }
      at = lastString.end
    } else if (code === COLON) {
      names += 1
      distinct.add(text.slice(lastString.start, lastString.end))
      if (names > limits.names || distinct.size > limits.distinctNames) return true
    } else if (startsValue(code)) {
      values += 1
      if (code !== COMMA) levels += 1
      if (values > limits.values || levels > limits.levels) return true
    } else if (code === LIST_END || code === OBJECT_END) levels -= 1
  }
  return false
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const COMMA = 0x2c
const LIST_END = 0x5d
const OBJECT_END = 0x7d

function startsValue(code: number): boolean {
  return code === COMMA || code === 0x5b || code === 0x7b // , [ {
}

/** The end of the string that starts at `start`; the end of the text if nothing closes it. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0
    while (text.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes += 1
    if (escapes % 2 === 0) return at
  }
  return text.length
}
