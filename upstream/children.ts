import type { Boards } from '#agency/board.ts'
import type { Talent, TalentSummary } from '#contract/integration/talent.ts'

import type { Clock } from './clock.ts'
import type { Copies } from './copies.ts'
import { createChildIdStore, MOST_CHILDREN } from './child-id-store.ts'
import {
  isChild,
  onKidsBoard,
  profileWithFirstNameOnly,
  withFirstNameOnly,
} from './mappers/first-name.ts'

/**
 * Who is a child: whomever the list calls one, or the profile (safety: Privacy). It holds ids only. Whom profiles have called
 * children is on disk too, for a restart and for other processes: the list is read without the profiles.
 */
export type Children = {
  /** Whether any list has been looked at. */
  isListKnown: () => boolean
  /** Looks whom a list calls children; gives what may be kept of it. */
  trimList: (talents: readonly TalentSummary[]) => TalentSummary[]
  /** What may be kept of a profile. */
  trimProfile: (talent: Talent) => Talent
  /** Notes whether a profile, as the service has just sent it, calls its talent a child. */
  noteProfile: (talent: Talent) => void
  /** Takes in whom profiles called children in other processes, or before a restart. */
  recall: () => Promise<void>
  /** Of a talent who is gone no profile says anything. */
  forget: (id: number) => void
  /** Resolves when all that follows from what was found until now is under way to the disk. */
  settled: () => Promise<void>
}

type ChildrenOptions = {
  boards: Boards
  copies: Copies
  now: Clock
  /** Told whom the list calls children that it did not before. */
  onListed: (ids: readonly number[]) => Promise<unknown>
  /** Told whom a profile calls a child, and nothing did before. */
  onProfile: (id: number) => Promise<unknown>
}

export function createChildren(options: ChildrenOptions): Children {
  const { boards, copies, now, onListed, onProfile } = options
  const ofProfiles = createChildIdStore(copies, now)
  let ofList: ReadonlySet<number> | null = null
  let trimmed = Promise.resolve()
  async function track(work: Promise<unknown>) {
    await Promise.allSettled([trimmed, work])
  }

  const marked = <T extends TalentSummary>(talent: T): T =>
    ofProfiles.has(talent.id) || ofList?.has(talent.id) === true
      ? onKidsBoard(boards, talent)
      : talent

  return {
    isListKnown: () => ofList !== null,
    trimList(talents) {
      const before = ofList ?? new Set()
      const listed = new Set(talents.map(({ id }) => id))
      const called = talents.filter((talent) => isChild(boards, talent)).map(({ id }) => id)
      const missing = [...before].filter((id) => !listed.has(id)) // perhaps only misread
      ofList = new Set([...called, ...missing].slice(0, MOST_CHILDREN))
      const gained = called.filter((id) => !before.has(id))
      if (gained.length > 0) trimmed = track(onListed(gained))
      return talents.map((talent) => withFirstNameOnly(boards, marked(talent)))
    },
    trimProfile: (talent) => profileWithFirstNameOnly(boards, marked(talent)),
    noteProfile(talent) {
      const { id } = talent
      const isOne = isChild(boards, talent)
      if (isOne === ofProfiles.has(id)) return
      ofProfiles.change(id, isOne)
      if (isOne && ofList?.has(id) !== true) trimmed = track(onProfile(id))
    },
    recall: ofProfiles.recall,
    forget(id) {
      if (ofProfiles.has(id)) ofProfiles.change(id, false)
    },
    async settled() {
      await trimmed
      await ofProfiles.settled()
    },
  }
}
