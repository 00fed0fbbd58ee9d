import { type JsonPath, scanJson } from './scan-json.ts'

/** The value of a JSON text, or the position of its first syntax error, counted from 1. */
export type JsonText =
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
