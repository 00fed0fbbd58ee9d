import { editDistance } from '#agency/edit-distance.ts'

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
