/** Control characters and line separators, and marks that change the direction of the text after them. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/**
 * Cleans a line that a visitor typed, in any script: single spaces, no control characters, no marks that change the direction.
 *
 * @returns '' if the line shows nothing, such as zero-width characters alone. Never throws.
 */
export function cleanLine(text: string): string {
  const line = text.toWellFormed().normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  return /^[\p{Cf}\s]*$/u.test(line) ? '' : line
}

/** Cleans a text line by line. Keeps the line breaks, with at most one empty line in a row. */
export function cleanText(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(cleanLine)
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
