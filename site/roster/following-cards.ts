import { type Requested, matchingTalents } from '../roster-list/matching-talents.ts'
import type { ListedTalent, OtherCovers, RosterList } from '../roster-list/roster-list.ts'
import type { ListPage } from './pages.ts'
import type { RosterEntry } from './roster-view.ts'

/** The cards after the first page: all that are not on it. So none is missing or doubled if the list is newer than the page. */
export function followingCards(
  { talents }: RosterList,
  page: ListPage<RosterEntry>,
  asked: Requested,
): RosterEntry[] {
  const shown = new Set(page.items.map(({ id }) => id))
  return matchingTalents(talents, asked)
    .filter(({ id }) => !shown.has(id))
    .map(withoutOther)
}

/** A page's cards, filled up with null to `room` cards while the following ones load. */
export function cardsWithRoom(
  { items, total }: ListPage<RosterEntry>,
  room: number,
): (RosterEntry | null)[] {
  const missing = Math.max(0, Math.min(room, total) - items.length)
  return [...items, ...Array.from({ length: missing }, () => null)]
}

/** The cards with their hover covers, once these have loaded. */
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

/** A card of a talent from the list, which has no hover covers, but more than cards show. */
export function withoutOther(talent: ListedTalent): RosterEntry {
  const { nationality: _, languages: __, ...shown } = talent
  return { ...shown, otherCover: null }
}
