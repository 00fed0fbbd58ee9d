/** The pace at which most adults read on a screen. */
const WORDS_A_MINUTE = 220

/** How long an HTML text takes to read, in whole minutes, at least one; null for a text without words. */
export function readingMinutes(html: string): number | null {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)
  return words === null ? null : Math.max(1, Math.round(words.length / WORDS_A_MINUTE))
}
