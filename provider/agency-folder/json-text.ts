/** The value of a JSON text, or the position of its first syntax error, counted from 1. */
type JsonText =
  | { status: 'parsed'; value: unknown }
  | { status: 'invalid'; line: number; column: number }

/** Parses handwritten JSON. Removes NUL, which PostgreSQL refuses; lone surrogates become U+FFFD, as on disk. */
export function parseJsonText(text: string): JsonText {
  try {
    return { status: 'parsed', value: JSON.parse(text, withoutUnstorable) }
  } catch {
    // the parser's own message quotes the text, and does not always contain a position
    const before = text.slice(0, scanJson(text, () => {}) ?? text.length).split('\n')
    return { status: 'invalid', line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  }
}

function withoutUnstorable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value
}

/**
 * The lines, from 1, on which values of a JSON text begin. `keysOf` returns the keys for a value, from its path and, for a
 * string, its content. If several values have the same key, the first one counts.
 */
export function findLines(
  text: string,
  keysOf: (path: JsonPath, string: string | null) => readonly string[],
): Map<string, number> {
  const lines = new Map<string, number>()
  let line = 1
  let counted = 0
  scanJson(text, (path, start, string) => {
    for (; counted < start; counted += 1) if (text[counted] === '\n') line += 1
    for (const key of keysOf(path, string)) if (!lines.has(key)) lines.set(key, line)
  })
  return lines
}

/** A value's path from the root: `['talents', 3, 'cover']`. */
type JsonPath = readonly (string | number)[]

/** Called for each value, outer values first: its path, its start and, for a string, its content. */
type OnValue = (path: JsonPath, start: number, string: string | null) => void

type Reader = { text: string; at: number; path: (string | number)[]; onValue: OnValue }

const DEEPEST = 100 // no schema is deeper, and the stack is limited
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

/**
 * Scans a JSON text value by value, with positions, which `JSON.parse` does not report. Returns the position of the first syntax
 * error; null if the text is valid.
 */
function scanJson(text: string, onValue: OnValue): number | null {
  const reader: Reader = { text, at: 0, path: [], onValue }
  if (!readValue(reader)) return reader.at
  skipSpace(reader)
  return reader.at === text.length ? null : reader.at
}

// Each function reads on from `at` and returns whether it succeeded; if not, `at` is the position of the error.

function readValue(reader: Reader): boolean {
  skipSpace(reader)
  const { text, at, path, onValue } = reader
  if (path.length > DEEPEST) return false
  if (text[at] === '"') {
    const string = readString(reader)
    if (string !== null) onValue(path, at, string)
    return string !== null
  }
  onValue(path, at, null)
  if (text[at] === '{') return readList(reader, '}', readField)
  return text[at] === '[' ? readList(reader, ']', readItem) : readWord(reader)
}

function readList(reader: Reader, close: string, readOne: typeof readItem): boolean {
  reader.at += 1
  skipSpace(reader)
  if (reader.text[reader.at] === close) {
    reader.at += 1
    return true
  }
  for (let index = 0; readOne(reader, index); index += 1) {
    skipSpace(reader)
    const sign = reader.text[reader.at]
    if (sign !== ',' && sign !== close) return false
    reader.at += 1
    if (sign === close) return true
  }
  return false
}

function readItem(reader: Reader, key: string | number): boolean {
  reader.path.push(key)
  const isRead = readValue(reader)
  reader.path.pop()
  return isRead
}

function readField(reader: Reader): boolean {
  skipSpace(reader)
  const name = reader.text[reader.at] === '"' ? readString(reader) : null
  if (name === null) return false
  skipSpace(reader)
  if (reader.text[reader.at] !== ':') return false
  reader.at += 1
  return readItem(reader, name)
}

function readString(reader: Reader): string | null {
  const end = endOfString(reader.text, reader.at)
  const string = end === null ? null : stringIn(reader.text.slice(reader.at, end))
  if (string !== null && end !== null) reader.at = end
  return string
}

function readWord(reader: Reader): boolean {
  WORD.lastIndex = reader.at
  const [word = ''] = WORD.exec(reader.text) ?? []
  reader.at += word.length
  return word !== ''
}

function skipSpace(reader: Reader) {
  while (/[ \n\r\t]/.test(reader.text[reader.at] ?? '')) reader.at += 1
}

/** The position after the closing quote; null if there is none on the line. */
function endOfString(text: string, start: number): number | null {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') return at + 1
    if (sign === '\n') return null
    if (sign === '\\') at += 1
  }
  return null
}

function stringIn(literal: string): string | null {
  try {
    const value: unknown = JSON.parse(literal)
    return typeof value === 'string' ? value : null
  } catch {
    return null // an invalid escape
  }
}
