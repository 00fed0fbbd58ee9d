/** The known word that was probably meant: the one with the smallest edit distance, at most a third of the letters. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  const letters = lettersOf(word)
  const most = Math.floor(Math.max(letters.length, 3) / 3)
  const near = known
    .map((each) => ({ each, distance: editDistance(letters, lettersOf(each)) }))
    .filter(({ distance }) => distance <= most)
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.each ?? null
}

const LONGEST = 40

/** Ignores case and punctuation: `models_com` equals `modelsCom`. */
function lettersOf(word: string): string {
  return word
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Edit distance: letters added, removed or replaced (Levenshtein); a swap of two neighbours counts as one. */
function editDistance(one: string, other: string): number {
  let last: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (last[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    ;[last, row] = [row, next]
  }
  return row.at(-1) ?? 0
}
