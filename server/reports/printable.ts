/** A foreign text in a terminal: nothing in it moves the cursor or changes what stands there; lines stay lines. */
export function printable(text = ''): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (sign) => (sign === '\n' ? '\n  ' : ''))
}

/** The same on one line, as a cell of a table. */
export function printableLine(text: string): string {
  return printable(text.replaceAll(/\s+/gu, ' ')).trim()
}
