/** Makes untrusted text safe for a terminal: removes control and bidi characters; line breaks stay, with an indent. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (sign) => (sign === '\n' ? '\n  ' : ''))
}

/** The same on a single line, for a cell of a table. */
export function printableLine(text: string): string {
  return printable(text.replaceAll(/\s+/gu, ' ')).trim()
}

/** A report: each text on a line of its own, safe for a terminal, as names of files and entries are untrusted text. */
export function inLines(lines: readonly string[]): string {
  return lines.map((line) => `${printable(line)}\n`).join('')
}

/** Something counted, as in `1 entry` and `2 entries`. */
export function countOf(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}
