import { type Asked, matchingTalents } from '../roster-list/matching-talents.ts'
import type { OtherCovers, RosterList } from '../roster-list/roster-list.ts'
import type { ListPage } from './pages.ts'
import type { RosterEntry } from './roster-view.ts'

/** The cards after a list's first page: everyone who is not on it. Nobody is missing or there twice, should the list be newer. */
export function followingCards(
  { talents }: RosterList,
  page: ListPage<RosterEntry>,
  asked: Asked,
): RosterEntry[] {
  const shown = new Set(page.items.map(({ id }) => id))
  return matchingTalents(talents, asked)
    .filter(({ id }) => !shown.has(id))
    .map(withoutOther)
}

/** A page's cards, and room for so many in all while those that follow are on their way. */
export function cardsWithRoom(
  { items, total }: ListPage<RosterEntry>,
  room: number,
): (RosterEntry | null)[] {
  const missing = Math.max(0, Math.min(room, total) - items.length)
  return [...items, ...Array.from({ length: missing }, () => null)]
}

/** The cards with the covers under the pointer, once these are known. */
export function withOtherCovers(
  cards: readonly (RosterEntry | null)[],
  covers: OtherCovers | null,
): readonly (RosterEntry | null)[] {
  if (covers === null) return cards
  return cards.map((card) => {
    const otherCover = card?.otherCover ?? covers[card?.id ?? -1] ?? null
    return card === null || otherCover === card.otherCover ? card : { ...card, otherCover }
  })
}

/** A card of someone of whom only the list is known. */
export function withoutOther<T>(talent: T): T & { otherCover: null } {
  return { ...talent, otherCover: null }
}
