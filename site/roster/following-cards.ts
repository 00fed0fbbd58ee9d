import { type Requested, matchingTalents } from '../roster-list/matching-talents.ts'
import type { OtherCovers, RosterList } from '../roster-list/roster-list.ts'
import type { PictureFacts } from '../ui/picture.tsx'
import type { ListPage, RosterEntry } from './roster-data.ts'

/** The cards after the first page: all that are not on it. So none is missing or doubled if the list is newer than the page. */
export function followingCards(
  { talents }: RosterList,
  page: ListPage<RosterEntry>,
  asked: Requested,
): RosterEntry[] {
  const shown = new Set(page.items.map(({ id }) => id))
  return matchingTalents(talents, asked).filter(({ id }) => !shown.has(id))
}

/** A page's cards, filled up with null to `room` cards while the following ones load. */
export function cardsWithRoom(
  { items, total }: ListPage<RosterEntry>,
  room: number,
): (RosterEntry | null)[] {
  const missing = Math.max(0, Math.min(room, total) - items.length)
  return [...items, ...Array.from({ length: missing }, () => null)]
}

/**
 * The cards with their hover covers, once these have loaded. The same card and cover give the same object, so that a card that stays
 * on the screen is not rendered again.
 */
export function withOtherCovers(
  cards: readonly (RosterEntry | null)[],
  covers: OtherCovers | null,
): readonly (RosterEntry | null)[] {
  return cards.map((card) => {
    const cover = card && covers?.[card.id]
    return card && cover && !card.otherCover ? withOther(card, cover) : card
  })
}

const completed = new WeakMap<RosterEntry, RosterEntry>()

function withOther(card: RosterEntry, otherCover: PictureFacts): RosterEntry {
  const known = completed.get(card)
  if (known?.otherCover === otherCover) return known
  const whole = { ...card, otherCover }
  completed.set(card, whole)
  return whole
}
