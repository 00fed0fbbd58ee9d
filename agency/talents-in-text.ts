import { isKid, type RosterTalent } from './talent.ts'
import { undecomposedLetters } from './undecomposed-letters.ts'

/**
 * The talents whose whole names are in an HTML text, in the order of their first mention, at most `limit` of them. Accents and case do not
 * matter. A name of one word is a common word too often, and a kid is never looked for (docs/product.md: Newsletter).
 */
export function talentsInText<T extends Pick<RosterTalent, 'name' | 'boards'>>(
  roster: readonly T[],
  html: string,
  limit: number,
): T[] {
  const text = wordsOf(html.replace(/<[^>]*>/g, ' '))
  const found = roster.flatMap((talent) => {
    const name = wordsOf(talent.name)
    const at = isKid(talent) || !name.trim().includes(' ') ? -1 : text.indexOf(name)
    return at === -1 ? [] : [{ talent, at, name }]
  })
  const isOfLonger = ({ at, name }: { at: number; name: string }) =>
    found.some((other) => other.at === at && other.name.length > name.length)
  return found
    .filter((each) => !isOfLonger(each))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, limit)
    .map(({ talent }) => talent)
}

/** A text's words in lower case without accents, with a space before and after each. */
function wordsOf(text: string): string {
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øłđß]/g, (letter) => undecomposedLetters.get(letter) ?? letter)
    .match(/[\p{L}\p{N}]+/gu)
  return ` ${(words ?? []).join(' ')} `
}
