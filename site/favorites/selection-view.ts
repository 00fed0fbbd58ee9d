import type { TalentCardFacts } from '../roster/talent-card.tsx'

/** Talents requested by id, in the order of the ids. */
export type Selection = {
  talents: readonly TalentCardFacts[]
  /** Requested ids of talents that are not on the roster, or no longer. */
  gone: readonly number[]
  /** More ids were requested than a list holds. */
  isCut: boolean
  /** The address of the form for these talents' documents. */
  documents: string
}

/** The server's data for the favorites page. The server knows no visitor's favorites. */
export type SelectionView =
  /** The page; `shared` is the selection in a link (`?ids=7,12`), null for the visitor's own list. */
  | { kind: 'page'; shared: Selection | null }
  /** The visitor's own favorites as on the roster (`?mine=7,12`), requested by the page; null if the roster cannot be read. */
  | { kind: 'mine'; selection: Selection | null }
