import type { Locale } from '#agency/locale.ts'
import { type RosterChoice, talentsOf } from '#agency/roster.ts'

import type { Favorites } from '../favorites/heart/favorites.ts'
import { idsAt } from '../favorites/heart/shared-ids.ts'
import { pathTo } from '../paths.ts'
import { requestedByAddress } from '../roster-list/requested-by-address.ts'
import { matchingTalents } from '../roster-list/matching-talents.ts'
import type { ListedTalent, RosterList } from '../roster-list/roster-list.ts'
import { type Addressed, talentPath } from './talent-address.ts'

/** A link to another profile. */
export type NeighbourLink = { name: string; path: string }

/** The talents before and after another in a list; null at the list's ends. */
export type Neighbours = { previous: NeighbourLink | null; next: NeighbourLink | null }

type Wanted = { id: number; locale: Locale }

/** The neighbours on the board that the profile's address names. Their addresses stay under that board. */
export function neighboursOnBoard(
  roster: readonly Addressed[],
  { gender, board }: RosterChoice,
  { id, locale }: Wanted,
): Neighbours {
  return neighboursOf(talentsOf(roster, { gender, board }), id, (talent) => {
    const isOnBoard = talent.boards.some((each) => each === board)
    const { id: other, name } = talent
    return isOnBoard
      ? pathTo('talent', locale, { gender, board, id: other, name })
      : talentPath(talent, locale)
  })
}

/** The list that the visitor came from: its address, and the favorites for the one address that stands for them. */
type List = { address: string; favorites: Favorites }

/** The neighbours in the list that the visitor came from. Null if the talent is not in it. */
export function neighboursInList(
  { talents }: RosterList,
  from: List,
  { id, locale }: Wanted,
): Neighbours | null {
  const listed = listedIn(talents, from)
  if (!listed.some((talent) => talent.id === id)) return null
  return neighboursOf(listed, id, (talent) => talentPath(talent, locale))
}

function listedIn(
  talents: readonly ListedTalent[],
  { address, favorites }: List,
): readonly ListedTalent[] {
  const chosen = idsAt(address, favorites)
  if (chosen !== null) return chosen.flatMap((id) => talents.find((each) => each.id === id) ?? [])
  const asked = requestedByAddress(address)
  return asked === null ? [] : matchingTalents(talents, asked)
}

/** The neighbours of a talent in a list; both are null if the talent is not in it. */
function neighboursOf<T extends Addressed>(
  talents: readonly T[],
  id: number,
  pathOf: (talent: T) => string,
): Neighbours {
  const at = talents.findIndex((talent) => talent.id === id)
  const linkTo = (talent: T | undefined) =>
    at === -1 || talent === undefined ? null : { name: talent.name, path: pathOf(talent) }
  return { previous: linkTo(talents[at - 1]), next: linkTo(talents[at + 1]) }
}
