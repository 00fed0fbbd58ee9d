import { searchOfIds } from '../favorites/heart/shared-ids.ts'
import type { PhotoView } from '../talent/gallery-views.ts'

/** The galleries that are compared, by their names in the address. */
export const comparedSets = ['book', 'polaroids'] as const
type ComparedSet = (typeof comparedSets)[number]

/** A place of a gallery, counted from 1, at which the page shows each talent's photo. */
export type SharedPlace = { set: ComparedSet; place: number }

/** The ids as the address has them: `7,12`. A form without script sends each as a field of its own. */
export function idsIn(search: URLSearchParams): string {
  return search.getAll('ids').join(',')
}

/** The search part of a comparison's address: `?ids=7,12&set=polaroids&place=3`. */
export function comparisonSearch(ids: readonly number[], at?: SharedPlace): string {
  const place = at === undefined ? '' : `&set=${at.set}&place=${at.place}`
  return searchOfIds(ids) + place
}

/** The photos of a talent that a comparison shows. */
export type ComparedGalleries = Readonly<Record<ComparedSet, readonly PhotoView[]>>

/** How many places a gallery has: as many as the talent with the most photos. */
export function placesOf(set: ComparedSet, talents: readonly ComparedGalleries[]): number {
  return Math.max(0, ...talents.map((talent) => talent[set].length))
}

/**
 * The place that an address names. An unknown or empty gallery becomes the first that has photos, a place beyond the last one the
 * last, and any other text the first; null if no talent has photos.
 */
export function placeIn(
  search: URLSearchParams,
  talents: readonly ComparedGalleries[],
): SharedPlace | null {
  const full = comparedSets.filter((set) => placesOf(set, talents) > 0)
  const [first] = full
  if (first === undefined) return null
  const set = full.find((each) => each === search.get('set')) ?? first
  const named = /^[1-9]\d{0,3}$/.exec(search.get('place') ?? '')?.[0] ?? '1'
  return { set, place: Math.min(Number(named), placesOf(set, talents)) }
}
