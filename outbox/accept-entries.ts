import { setTimeout as sleep } from 'node:timers/promises'

import type { Clock } from '#storage/database.ts'
import { createSingleFlight } from '#storage/single-flight.ts'
import { isConnectionLost, reasonOf } from '#storage/storage-error.ts'
import { withTimeout } from '#storage/with-timeout.ts'

import type { Leases } from './leases.ts'
import type { Entries, StoredEntry } from './entries.ts'
import type { Report } from './events.ts'
import { createEntryPhotos, type WaitingPhotos } from './photo-files.ts'
import type { ApplicationEntry, MessageEntry, Outbox, Submission } from './outbox.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import { writeApplication, writeMessage } from './payload.ts'
import type { Sender } from './sender.ts'

type AcceptanceOptions = {
  entries: Entries
  leases: Leases
  photos: WaitingPhotos
  sender: Sender
  limits: OutboxLimits
  report: Report
  now: Clock
}

/** An entry before it is stored. */
type IncomingEntry = Pick<StoredEntry, 'key' | 'kind' | 'payload'> & {
  photos: readonly Uint8Array<ArrayBuffer>[]
  needsModeration: boolean
}

/** When nothing could be written, the visitor may retry after this time. */
const notKept = { status: 'failed', retryAfterSeconds: 60 } as const

/** The most tries to write an entry while the connection to PostgreSQL breaks, and the first pause between two tries. */
const TRIES = 4
const PAUSE_MS = 50

/** Accepts entries: it writes the photos first, then the row, and only then confirms the entry to the visitor. */
export function createEntryAcceptance(options: AcceptanceOptions): Outbox {
  const { entries, leases, photos, sender, limits, report } = options
  const isStored = createIsStored(options)
  const entryPhotos = createEntryPhotos(options)
  const submitInTime = createTimelySubmit(submit, options)

  async function submit(incoming: IncomingEntry, tries = 1): Promise<Submission> {
    try {
      if (await isStored(incoming.key)) {
        if (await entryPhotos.restore(incoming)) sender.wake()
        return received(incoming.key)
      }
      if (await isFull(incoming, options)) throw new Error(`too many ${kindOf(incoming)} wait`)
      return await keepAndSend(incoming)
    } catch (error) {
      if (tries < TRIES && isConnectionLost(error)) {
        await sleep(tries * PAUSE_MS) // other connections of the pool may be breaking, too
        return submit(incoming, tries + 1)
      }
      report({ kind: 'entry-not-kept', reason: reasonOf(error) })
      return notKept
    }
  }

  async function keepAndSend(incoming: IncomingEntry): Promise<Submission> {
    const releaseSlot = incoming.needsModeration ? null : sender.reserveSlot()
    const entry = await keep(incoming, releaseSlot !== null).finally(() => releaseSlot?.())
    if (entry === null || entry.lease_owner === null) {
      sender.wake()
      return received(incoming.key)
    }
    const errors = await sender.send(entry)
    return errors === null ? received(incoming.key) : { status: 'invalid', errors }
  }

  /** Null when another process has stored the entry first and sends it. */
  async function keep(given: IncomingEntry, isOurs: boolean) {
    const { photos: pictures, needsModeration, ...incoming } = given
    const began = performance.now()
    const paths = await photos.keep(pictures)
    const status = needsModeration ? 'held' : 'waiting'
    const entry = { ...incoming, status, photos: JSON.stringify(paths) } as const
    try {
      if (performance.now() - began > limits.keepMs) throw new Error('writing took too long')
      const kept = await entries.insert(entry, isOurs ? leases.leaseWithin : undefined)
      if (needsModeration) report({ kind: 'entry-held', reference: incoming.key })
      return kept
    } catch (error) {
      const kept = await entryPhotos.findWritten(entry, error)
      if (kept !== null) return kept.lease_owner === leases.owner ? kept : null
      if (await isStored(incoming.key)) return null
      throw error
    }
  }

  return {
    submitApplication: (entry) => submitInTime(toIncomingApplication(entry)),
    submitMessage: (entry) => submitInTime(toIncomingMessage(entry)),
  }
}

/**
 * Answers a visitor in time. The work goes on: a commit's outcome may be unknown, and its photos stay until it is known. A form that
 * is sent again meanwhile joins it.
 */
function createTimelySubmit(
  submit: (incoming: IncomingEntry) => Promise<Submission>,
  { limits, report }: Pick<AcceptanceOptions, 'limits' | 'report'>,
) {
  const once = createSingleFlight<Submission>()
  function giveUp(): Submission {
    report({ kind: 'entry-not-kept', reason: 'storing took too long' })
    return notKept
  }
  return (incoming: IncomingEntry) => {
    const submitting = once(incoming.key, () => submit(incoming))
    return withTimeout(limits.keepMs, submitting, giveUp)
  }
}

/** Each kind has its own quota, and another for moderation: no kind can use up the space of the others. */
async function isFull(
  { kind, needsModeration }: IncomingEntry,
  { entries, limits }: AcceptanceOptions,
) {
  const { moderation, waiting } = limits.entries[kind]
  return (await entries.count(kind, needsModeration)) >= (needsModeration ? moderation : waiting)
}

function kindOf({ kind, needsModeration }: IncomingEntry): string {
  return needsModeration ? `${kind}s in moderation` : `${kind}s`
}

function received(reference: string): Submission {
  return { status: 'received', reference }
}

function toIncomingApplication(entry: ApplicationEntry): IncomingEntry {
  const { key, photos, needsModeration = false, ...given } = entry
  const payload = writeApplication(given)
  const bytes = photos.map((photo) => photo.bytes)
  return { key, kind: 'application', payload, photos: bytes, needsModeration }
}

function toIncomingMessage(entry: MessageEntry): IncomingEntry {
  const { key, message, about, needsModeration = false } = entry
  const payload = writeMessage(message, about)
  return { key, kind: 'message', payload, photos: [], needsModeration }
}

type IsStoredOptions = {
  entries: Pick<Entries, 'stateOf'>
  limits: Pick<OutboxLimits, 'answerMs'>
  now: Clock
}

/** How long after a visitor's wait the result may still be unrecorded, and how often to check for it. */
const MARGIN_MS = 1_000
const LOOK_AGAIN_MS = 100

/**
 * Whether an entry with a key is stored for good. If the same form was sent twice, another process may be sending the entry right
 * now, and deletes it if the panel returns errors for its visitor. Until that can no longer happen, this waits.
 */
function createIsStored({ entries, limits, now }: IsStoredOptions) {
  const maxWaitMs = limits.answerMs + MARGIN_MS
  return async (key: string): Promise<boolean> => {
    for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += LOOK_AGAIN_MS) {
      const state = await entries.stateOf(key, (await now()) - maxWaitMs)
      if (state !== 'undecided') return state === 'kept'
      await sleep(LOOK_AGAIN_MS)
    }
    return (await entries.stateOf(key, Infinity)) === 'kept'
  }
}
