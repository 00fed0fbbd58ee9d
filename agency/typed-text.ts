/** What cannot be seen, or turns the text after it around. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/**
 * One line as somebody typed it, in whatever script: single spaces, no control characters, no marks that turn text around.
 *
 * @returns '' where nothing of it can be seen, such as zero-width signs alone. Never throws.
 */
export function cleanLine(text: string): string {
  const line = text.toWellFormed().normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  return /^[\p{Cf}\s]*$/u.test(line) ? '' : line
}

/** The same for text of several lines, which keeps its lines: at most one empty one between two. */
export function cleanText(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(cleanLine)
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
