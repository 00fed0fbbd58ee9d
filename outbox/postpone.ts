import type { EntryReply } from '#upstream/upstream.ts'

import type { Leases } from './leases.ts'
import type { KeptEntry } from './entries.ts'
import type { Report } from './events.ts'
import { isPanelsFailure, describeFailure } from './judge-failure.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import type { PanelState } from './panel-state.ts'
import { askedWaitMs, backoffMs } from './wait.ts'

type Failed = Extract<EntryReply, { status: 'failed' }>

/** Postpones an entry after a failed try: with all others if the panel accepts none, otherwise alone. */
export type Postpone = {
  failed(entry: KeptEntry, failed: Failed, context: SendContext): Promise<void>
  /** Its photos are missing, so it was not sent. Reported once, until the entry's state changes. */
  withoutPhotos(entry: KeptEntry): Promise<void>
}

type SendContext = { wasOpen: boolean; isClosing: boolean }

const NO_PHOTOS = 'its photos are not in the media store'

type PostponeOptions = {
  leases: Leases
  panel: PanelState
  limits: OutboxLimits
  report: Report
  now: () => number
  random: () => number
}

export function createPostpone(options: PostponeOptions): Postpone {
  const { leases, panel, limits, report, now, random } = options
  const retries = { first: limits.firstRetryMs, last: limits.lastRetryMs }

  async function postponeAlone(
    { key, tries: before }: KeptEntry,
    { failure, retryAfterMs }: Failed,
  ) {
    const tries = before + 1
    const waitMs =
      retryAfterMs === null
        ? backoffMs(tries, retries, random)
        : askedWaitMs(retryAfterMs, limits.longestRetryAfterMs, random)
    await leases.postpone(key, { dueAt: now() + waitMs, tries, reason: describeFailure(failure) })
    report({ kind: 'entry-failed', reference: key, failure, tries })
  }

  async function withoutPhotos({ key, tries: before, reason }: KeptEntry) {
    const tries = before + 1
    const dueAt = now() + backoffMs(tries, retries, random)
    await leases.postpone(key, { dueAt, tries, reason: NO_PHOTOS })
    if (reason !== NO_PHOTOS) report({ kind: 'entry-without-photos', reference: key })
  }

  async function failed(entry: KeptEntry, reply: Failed, { wasOpen, isClosing }: SendContext) {
    const { key, tries, tried_at: triedAt } = entry
    const history = { tries, triedAt, acceptedAt: panel.acceptedAt(), now: now() }
    const isPanels = isPanelsFailure(reply.failure, history)
    if (!isClosing && !isPanels) return postponeAlone(entry, reply)
    const reason = isClosing ? entry.reason : describeFailure(reply.failure)
    await leases.postpone(key, { dueAt: now(), tries, reason })
    if (isClosing) return
    const isFirstFailure = panel.isOpen()
    if (isFirstFailure) report({ kind: 'panel-closed', failure: reply.failure })
    // of several sends in flight together, the first failure counts for all
    if (isFirstFailure || !wasOpen) panel.failed(reply.retryAfterMs)
  }

  return { failed, withoutPhotos }
}
