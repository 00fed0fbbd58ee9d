import type { TalentCardFacts } from '../roster/talent-card.tsx'

/** Talents asked for by their ids, in that order. */
export type Selection = {
  talents: readonly TalentCardFacts[]
  /** The ids of which the agency has nobody, or nobody any more. */
  gone: readonly number[]
  /** More were asked for than a list holds. */
  isCut: boolean
}

/** What the favorites' page is told by the server, which knows no visitor's favorites. */
export type SelectionView =
  /** The page; `shared` is whom a link names (`?ids=7,12`), null on the visitor's own. */
  | { kind: 'page'; shared: Selection | null }
  /** How the roster has the visitor's own (`?mine=7,12`), asked by the page; null where the roster cannot be read. */
  | { kind: 'mine'; selection: Selection | null }
