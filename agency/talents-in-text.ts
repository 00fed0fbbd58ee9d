import { wordsOf } from './name-search.ts'
import { inSpaces } from './surname.ts'
import { isKid, type RosterTalent } from './talent.ts'

/**
 * The talents whose whole names are in an HTML text, in the order of their first mention, at most `limit` of them. Accents and case do not
 * matter. A name of one word is a common word too often, and a kid is never looked for (docs/product.md: Newsletter).
 */
export function talentsInText<T extends Pick<RosterTalent, 'name' | 'boards'>>(
  roster: readonly T[],
  html: string,
  limit: number,
): T[] {
  const text = inSpaces(wordsOf(html.replace(/<[^>]*>/g, ' ')))
  const found = roster.flatMap((talent) => {
    const words = wordsOf(talent.name)
    const name = inSpaces(words)
    const at = isKid(talent) || words.length < 2 ? -1 : text.indexOf(name)
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
