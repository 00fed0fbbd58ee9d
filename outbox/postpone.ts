import type { EntryReply } from '#upstream/upstream.ts'

import type { Claims } from './claims.ts'
import type { KeptEntry } from './entries.ts'
import type { Report } from './events.ts'
import { isPanelsFailure, wordsOf } from './judge-failure.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import type { PanelState } from './panel-state.ts'
import { askedWaitMs, backoffMs } from './wait.ts'

type Failed = Extract<EntryReply, { status: 'failed' }>

/** Puts an entry off that was tried in vain: with all others where the panel takes none, else alone. */
export type Postpone = {
  failed(entry: KeptEntry, failed: Failed, flight: Flight): Promise<void>
  /** Its photos are not here: the panel was not asked. Told once, until something else happens to it. */
  withoutPhotos(entry: KeptEntry): Promise<void>
}

type Flight = { wasOpen: boolean; isClosing: boolean }

const NO_PHOTOS = 'its photos are not in the media store'

type PostponeOptions = {
  claims: Claims
  panel: PanelState
  limits: OutboxLimits
  report: Report
  now: () => number
  random: () => number
}

export function createPostpone(options: PostponeOptions): Postpone {
  const { claims, panel, limits, report, now, random } = options
  const retries = { first: limits.firstRetryMs, last: limits.lastRetryMs }

  async function alone({ key, tries: before }: KeptEntry, { failure, retryAfterMs }: Failed) {
    const tries = before + 1
    const waitMs =
      retryAfterMs === null
        ? backoffMs(tries, retries, random)
        : askedWaitMs(retryAfterMs, limits.longestRetryAfterMs, random)
    await claims.postpone(key, { dueAt: now() + waitMs, tries, reason: wordsOf(failure) })
    report({ kind: 'entry-failed', reference: key, failure, tries })
  }

  async function withoutPhotos({ key, tries: before, reason }: KeptEntry) {
    const tries = before + 1
    const dueAt = now() + backoffMs(tries, retries, random)
    await claims.postpone(key, { dueAt, tries, reason: NO_PHOTOS })
    if (reason !== NO_PHOTOS) report({ kind: 'entry-without-photos', reference: key })
  }

  async function failed(entry: KeptEntry, reply: Failed, { wasOpen, isClosing }: Flight) {
    const { key, tries, tried_at: triedAt } = entry
    const lately = { tries, triedAt, acceptedAt: panel.acceptedAt(), now: now() }
    const isPanels = isPanelsFailure(reply.failure, lately)
    if (!isClosing && !isPanels) return alone(entry, reply)
    const reason = isClosing ? entry.reason : wordsOf(reply.failure)
    await claims.postpone(key, { dueAt: now(), tries, reason })
    if (isClosing) return
    const isNews = panel.isOpen()
    if (isNews) report({ kind: 'panel-closed', failure: reply.failure })
    // of several that were on their way together one tells as much as all
    if (isNews || !wasOpen) panel.failed(reply.retryAfterMs)
  }

  return { failed, withoutPhotos }
}
