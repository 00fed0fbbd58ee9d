import type { Clock } from '#storage/database.ts'
import type { EntryReply, Failure } from '#upstream/upstream.ts'

import { type Leases, NO_PHOTOS } from './leases.ts'
import type { StoredEntry } from './entries.ts'
import type { Report } from './events.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import type { PanelState } from './panel-state.ts'
import { backoffMs, retryWaitMs } from './backoff.ts'

type Failed = Extract<EntryReply, { status: 'failed' }>

export type Postpone = ReturnType<typeof createPostpone>

/** `wasOpen`: the panel accepted entries when this one was sent. `isClosing`: this process is ending. */
export type SendMoment = { wasOpen: boolean; isClosing: boolean }

type PostponeOptions = {
  leases: Leases
  panel: PanelState
  limits: OutboxLimits
  report: Report
  now: Clock
  random: () => number
}

/** Postpones an entry after a failed try: with all others if the panel accepts none, otherwise alone. */
export function createPostpone(options: PostponeOptions) {
  const { leases, panel, limits, report, now, random } = options
  const { firstRetryMs: first, lastRetryMs: last, longestRetryAfterMs: longestAsked } = limits
  const retries = { first, last, longestAsked }

  async function postponeAlone(
    { key, tries: before }: StoredEntry,
    { reason: failure, retryAfterMs: askedMs }: Failed,
  ) {
    const tries = before + 1
    const waitMs = retryWaitMs({ failures: tries, askedMs }, retries, random)
    const dueAt = (await now()) + waitMs
    await leases.postpone(key, { dueAt, tries, reason: describeFailure(failure) })
    report({ kind: 'entry-failed', reference: key, failure, tries })
  }

  /** For an entry whose photos are missing, so that it was not sent. Reported once, until the entry's reason changes. */
  async function withoutPhotos({ key, tries: before, reason }: StoredEntry) {
    const tries = before + 1
    const dueAt = (await now()) + backoffMs(tries, retries, random)
    await leases.postpone(key, { dueAt, tries, reason: NO_PHOTOS })
    if (reason !== NO_PHOTOS) report({ kind: 'entry-without-photos', reference: key })
  }

  async function failed(entry: StoredEntry, reply: Failed, { wasOpen, isClosing }: SendMoment) {
    const { key, tries, tried_at: triedAt } = entry
    const at = await now()
    const history = { tries, triedAt, acceptedAt: panel.acceptedAt(), now: at }
    const isPanels = isPanelsFailure(reply.reason, history)
    if (!isClosing && !isPanels) return postponeAlone(entry, reply)
    const reason = isClosing ? entry.reason : describeFailure(reply.reason)
    await leases.postpone(key, { dueAt: at, tries, reason })
    if (isClosing) return
    const isFirstFailure = panel.isOpen()
    if (isFirstFailure) report({ kind: 'panel-closed', failure: reply.reason })
    // of several sends in flight together, the first failure counts for all
    if (isFirstFailure || !wasOpen) panel.failed(reply.retryAfterMs)
  }

  return { failed, withoutPhotos }
}

const serviceStatuses = [401, 403, 404, 429, 502, 503, 504]
const unreachableCodes = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'DOWN',
]

type History = {
  /** Earlier tries that failed because of the entry itself, not the panel. */
  tries: number
  /** When this entry was last tried, and when the panel last accepted any other; null: never. */
  triedAt: number | null
  acceptedAt: number | null
  now: number
}

const RECENT_MS = 60_000

/**
 * Whether a failure is the panel's, so that all entries wait, or the entry's own, so that only this entry waits. In doubt, it is
 * the entry's own if an earlier failure was, or if the panel has accepted others since the last try.
 */
function isPanelsFailure(failure: Failure, { tries, triedAt, acceptedAt, now }: History): boolean {
  if (failure.kind === 'refused' && failure.status === 409) return false // the panel is still processing this entry
  if (failure.kind === 'refused' && serviceStatuses.includes(failure.status)) return true
  if (failure.kind === 'unreachable' && unreachableCodes.includes(failure.code ?? '')) return true
  if (tries > 0) return false
  return acceptedAt === null || acceptedAt < (triedAt ?? now - RECENT_MS)
}

/** A short description for the agency's list. */
function describeFailure(failure: Failure): string {
  if (failure.kind === 'refused') return `the panel answered ${failure.status}`
  if (failure.kind === 'invalid-answer') return 'the panel answered something else'
  return failure.code === undefined ? 'no answer' : `no answer (${failure.code})`
}
