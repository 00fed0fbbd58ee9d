const LONGEST = 500

/** Words of another service as the operator's lists show them: one line of at most 500 characters. */
export function toOneLine(words: string): string {
  return words
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed()
}
