import { setTimeout as delay } from 'node:timers/promises'

import { coverPathsOf, type RosterTalent } from '#agency/talent.ts'

import type { Background } from './background.ts'
import { type Clock, elapsedMs } from './clock.ts'
import type { Copies } from './copies.ts'
import type { UpstreamLimits } from './limits.ts'
import { createMissingTalents, type MissingTalent, type MissingTalents } from './missing-talents.ts'
import type { Profiles } from './profiles.ts'

/**
 * Deletes all that is kept of talents who have left (docs/product.md: Privacy and retention). The list of missing talents is on
 * disk from before the roster's copy is replaced until nothing of them is left, so a restart loses no departure.
 */
export type Departures = {
  /** Goes on with what an earlier process did not finish. */
  resume: () => Promise<void>
  /** Finds who is missing in a new roster. They have left if it `isWhole`; otherwise their profiles are asked for. */
  compare: (
    before: readonly RosterTalent[],
    after: readonly { id: number }[],
    isWhole: boolean,
  ) => Promise<void>
  /** Whether a talent whom the roster lacks may still be there: the answer has a flaw, and the profile has told nothing yet. */
  isUndecided: (id: number) => boolean
  /** Begins to delete a talent, and these media; resolves once an interruption cannot undo that. */
  leave: (id: number, paths: readonly string[]) => Promise<void>
}

type DeparturesOptions = {
  copies: Copies
  profiles: Pick<Profiles, 'read' | 'mediaOf' | 'forget'>
  /** Deletes media; resolves when they are gone. Never rejects. */
  onGone: (paths: readonly string[]) => Promise<void>
  limits: Pick<UpstreamLimits, 'refreshMs' | 'pageMs'>
  background: Background
  now: Clock
}

const MAX_ASKED = 10 // per answer
const ASK_AGAIN_MS = 600_000

export function createDepartures(options: DeparturesOptions): Departures {
  const { copies, profiles, onGone, limits, background, now } = options
  const missing = createMissingTalents(copies, now)
  let opening: Promise<void> | null = null
  const opened = () => (opening ??= open())

  async function open() {
    await missing.load()
    begin(missing.all().filter(({ hasLeft }) => hasLeft))
  }

  function begin(leaving: readonly { id: number }[]) {
    const ids = leaving.map(({ id }) => id)
    for (const id of ids) missing.change(id, { hasLeft: true })
    missing.save()
    if (ids.length > 0) void finish(ids)
  }

  async function finish(ids: readonly number[]) {
    await forget(ids)
    await delay(limits.refreshMs + limits.pageMs, undefined, { ref: false })
    await forget(ids) // an answer or a page that was on its way may have brought something back
    missing.remove(ids)
    missing.save()
  }

  async function forget(ids: readonly number[]) {
    const leaving = await background.run(forgetProfiles(ids, missing, profiles))
    for (const { paths } of leaving ?? []) await onGone(paths)
  }

  /** A talent that an answer lacks may be one that it gave in a wrong shape: only a 404 of the profile means that it left. */
  async function ask(id: number) {
    const profile = await profiles.read(id, 'pt')
    if (profile.status === 'answered' && profile.value === null) await leave(id, [])
  }

  async function leave(id: number, paths: readonly string[]) {
    await opened()
    const isLeaving = missing.find(id)?.hasLeft === true
    missing.add(id, paths)
    if (isLeaving) missing.save()
    else begin([{ id }])
  }

  const compare: Departures['compare'] = async (before, after, isWhole) => {
    await opened()
    updateMissing(missing, before, after)
    const undecided = missing.all().filter(({ hasLeft }) => !hasLeft)
    if (isWhole) return begin(undecided)
    const asked = dueAmong(undecided, now())
    for (const { id } of asked) missing.change(id, { askedAt: now() })
    missing.save()
    for (const { id } of asked) void background.run(ask(id))
  }

  const isUndecided = (id: number) => missing.find(id)?.hasLeft === false
  return { resume: opened, compare, isUndecided, leave }
}

/** Adds those whom a new roster lacks, and removes those whom it lists. */
function updateMissing(
  missing: MissingTalents,
  before: readonly RosterTalent[],
  after: readonly { id: number }[],
) {
  const listed = new Set(after.map(({ id }) => id))
  for (const { id, covers } of before) if (!listed.has(id)) missing.add(id, coverPathsOf(covers))
  missing.remove([...listed])
}

/** Those whose profiles are asked for after an answer: first those who have waited longest. */
function dueAmong(undecided: readonly MissingTalent[], at: number): MissingTalent[] {
  const due = undecided.filter(({ askedAt }) => elapsedMs(askedAt, at) >= ASK_AGAIN_MS)
  return due.toSorted((one, other) => one.askedAt - other.askedAt).slice(0, MAX_ASKED)
}

/** Deletes the profiles of those who are still missing; returns them with all their media. */
async function forgetProfiles(
  ids: readonly number[],
  missing: MissingTalents,
  profiles: DeparturesOptions['profiles'],
) {
  for (const id of ids) {
    const paths = await profiles.mediaOf(id)
    if (missing.find(id) !== undefined) missing.add(id, paths)
  }
  missing.save() // before the profiles' copies, which alone name these paths, are deleted
  const leaving = ids.flatMap((id) => missing.find(id) ?? [])
  await Promise.all(leaving.map(({ id }) => profiles.forget(id)))
  return leaving
}
