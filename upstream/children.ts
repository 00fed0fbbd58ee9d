import type { Boards } from '#agency/board.ts'
import type { Talent, TalentSummary } from '#contract/integration/talent.ts'

import type { Clock } from './clock.ts'
import type { Copies } from './copies.ts'
import {
  isChild,
  onKidsBoard,
  profileWithFirstNameOnly,
  withFirstNameOnly,
} from './words/first-name.ts'

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

const MOST_CHILDREN = 20_000 // as many as talents are listed
const KEY = 'whom profiles call children'

export function createChildren(options: ChildrenOptions): Children {
  const { boards, copies, now, onListed, onProfile } = options
  const ofProfiles = new Set<number>()
  let ofList: ReadonlySet<number> | null = null

  let trimmed = Promise.resolve()
  const track = (work: Promise<unknown>) => {
    trimmed = Promise.allSettled([trimmed, work]).then(() => {})
  }

  function note(id: number, isOne: boolean) {
    if (!isOne) ofProfiles.delete(id)
    else if (ofProfiles.size < MOST_CHILDREN) ofProfiles.add(id)
  }

  async function read() {
    const copy = await copies.read(KEY)
    const ids: readonly unknown[] = Array.isArray(copy?.answer) ? copy.answer : []
    for (const id of ids) if (typeof id === 'number') note(id, true)
  }

  let kept = Promise.resolve() // one after the other, or a copy from before would undo a change
  const recall = () => (kept = kept.then(read))
  function keep(id: number, isOne: boolean) {
    note(id, isOne)
    kept = kept.then(async () => {
      await read() // other processes write it too
      note(id, isOne)
      copies.write(KEY, { savedAt: now(), answer: [...ofProfiles] })
      await copies.settled()
    })
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
      if (gained.length > 0) track(onListed(gained))
      return talents.map((talent) => withFirstNameOnly(boards, marked(talent)))
    },
    trimProfile: (talent) => profileWithFirstNameOnly(boards, marked(talent)),
    noteProfile(talent) {
      const { id } = talent
      const isOne = isChild(boards, talent)
      if (isOne === ofProfiles.has(id)) return
      keep(id, isOne)
      if (isOne && ofList?.has(id) !== true) track(onProfile(id))
    },
    recall,
    forget(id) {
      if (ofProfiles.has(id)) keep(id, false)
    },
    async settled() {
      await trimmed
      await kept
    },
  }
}
