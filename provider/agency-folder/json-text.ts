import { type JsonPath, scanJson } from './scan-json.ts'

/** A JSON text's value, or where the text stops being JSON, counted from 1. */
export type JsonText =
  | { status: 'json'; value: unknown }
  | { status: 'broken'; line: number; column: number }

/** Parses what people write by hand. NUL, which PostgreSQL refuses, is left out; half a pair becomes U+FFFD, as on disk. */
export function parseJsonText(text: string): JsonText {
  try {
    return { status: 'json', value: JSON.parse(text, withoutUnstorable) }
  } catch {
    // the parser's own words quote the text, and tell a position only now and then
    const before = text.slice(0, scanJson(text, () => {}) ?? text.length).split('\n')
    return { status: 'broken', line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  }
}

function withoutUnstorable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value
}

/**
 * The lines, from 1, on which values of a JSON text begin. `keysOf` gives the keys under which a value is looked for, from
 * its path and, of a string, what it says; of several values under one key the first counts.
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
