import { editDistance } from '#agency/edit-distance.ts'

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
    editDistance(foldedOf(name), foldedOf(genuine), 1) <= 1 ||
    editDistance(skeletonOf(name), skeletonOf(genuine), 1) <= 1
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
