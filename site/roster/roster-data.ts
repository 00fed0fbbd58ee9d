import type { ShownBoard } from '#agency/board.ts'
import type { NearMiss } from '#agency/near-misses.ts'
import type { Facets } from '#agency/roster-facets.ts'
import type { RosterChoice } from '#agency/roster.ts'

import type { PageAddresses } from '../page/page-addresses.ts'
import type { ListedTalent } from '../roster-list/roster-list.ts'
import type { RosterSearch, SearchName } from '../roster-list/roster-search.ts'
import type { PictureFacts } from '../ui/picture.tsx'
import type { FacetNames } from './facet-words.ts'

/** A talent on a models page: the fields that cards show. */
export type RosterEntry = Pick<
  ListedTalent,
  'id' | 'name' | 'gender' | 'boards' | 'measures' | 'hair' | 'eyes' | 'cover'
> & {
  /** The hover cover; null if the talent has none, absent if only the list is loaded. */
  otherCover?: PictureFacts | null
}

/** Cards per step of the roster (docs/product.md: Models page). */
export const cardsPerPage = 20

/** A page of a list: its items, their positions (`from` and `to` count from 1), and the page's number out of `last`. */
export type ListPage<T> = {
  items: readonly T[]
  from: number
  to: number
  total: number
  number: number
  last: number
}

/** What a models page shows. */
export type RosterData = {
  addresses: PageAddresses
  choice: RosterChoice
  /** A sentence about the board, if the agency wrote one. */
  description?: string
  search: RosterSearch
  /** Parameters of the query whose value could not be used as it was. */
  corrected: readonly SearchName[]
  /** Boards to choose from, always with the current one. */
  boards: readonly ShownBoard[]
  facets: Facets
  /** The words of the search that are nobody's name; empty if there are none. */
  unread: string
  colours: FacetNames
  /** The talents who miss one criterion of the search; none unless all that match are on this page. */
  nearMisses: readonly NearMiss<RosterEntry>[]
  /** The picture of a shared link to the page. */
  sharedPicture: PictureFacts | null
  page: ListPage<RosterEntry>
}
