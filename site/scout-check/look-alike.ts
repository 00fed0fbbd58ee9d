/** How one name resembles another: it looks the same, or one letter is different, missing, too many or in another place. */
export type Resemblance = 'letters' | 'one-letter'

/** Below this length, names with one other letter are other names. */
const SHORTEST = 5

/** Letters of other scripts, digits and signs that look like a Latin letter. */
const twins: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ё: 'e', һ: 'h', н: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k',
  м: 'm', п: 'n', о: 'o', р: 'p', г: 'r', ѕ: 's', т: 't', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y',
  α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ω: 'w',
  ı: 'i', ɑ: 'a', ɡ: 'g', ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ß: 'b',
  '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', l: 'i', '|': 'i', $: 's',
} // prettier-ignore

/** How a name resembles another that it does not equal; null if it does not. */
export function resemblanceOf(name: string, genuine: string): Resemblance | null {
  if (skeletonOf(name) === skeletonOf(genuine)) return 'letters'
  const isLongEnough = foldedOf(genuine).length >= SHORTEST
  const isClose =
    isOneEditApart(foldedOf(name), foldedOf(genuine)) ||
    isOneEditApart(skeletonOf(name), skeletonOf(genuine))
  return isLongEnough && isClose ? 'one-letter' : null
}

/** Whether a name contains another, however its letters are written. */
export function contains(name: string, genuine: string): boolean {
  const part = skeletonOf(genuine)
  return part.length >= SHORTEST && skeletonOf(name).includes(part)
}

/**
 * A name reduced to the look of its letters (Unicode Technical Standard 39, confusable detection, for Latin names): two names with
 * one skeleton look the same at a glance.
 */
function skeletonOf(name: string): string {
  return foldedOf(name).replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('ci', 'd')
}

/** A name without signs between its letters, each letter as the Latin letter that it looks like. */
function foldedOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}\s._-]/gu, '')
  return Array.from(letters, (letter) => twins[letter] ?? letter).join('')
}

/** Whether two texts differ by one inserted, missing or other letter, or by two neighbours that have changed places. */
function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = (text: string, from: number) => text.slice(start + from)
  if (short.length < long.length) return rest(short, 0) === rest(long, 1)
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start]
  return rest(short, 1) === rest(long, 1) || (isSwapped && rest(short, 2) === rest(long, 2))
}
