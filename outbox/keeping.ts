import { setTimeout as sleep } from 'node:timers/promises'

import { createSingleFlight } from '#storage/single-flight.ts'
import { isConnectionLost, reasonOf } from '#storage/storage-error.ts'

import type { Claims } from './claims.ts'
import type { Entries, KeptEntry } from './entries.ts'
import type { Report } from './events.ts'
import { createIsKept } from './is-kept.ts'
import { createNamedPhotos } from './named-photos.ts'
import type { ApplicationEntry, MessageEntry, Outbox, Submission } from './outbox.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import { writeApplication } from './payload.ts'
import type { WaitingPhotos } from './photos.ts'
import type { Sender } from './sender.ts'

type KeepingOptions = {
  entries: Entries
  claims: Claims
  photos: WaitingPhotos
  sender: Sender
  limits: OutboxLimits
  report: Report
  now: () => number
}

/** An entry before it is kept. */
type Taken = Pick<KeptEntry, 'key' | 'kind' | 'payload'> & {
  photos: readonly Uint8Array<ArrayBuffer>[]
  isHeld: boolean
}

/** Nothing could be written: in so many seconds somebody may have made room. */
const NO_ROOM_SECONDS = 60

/** How often an entry is written anew where its connection to PostgreSQL was cut, and after what pause at first. */
const TRIES = 4
const PAUSE_MS = 50

/** Takes entries: photos are written first, then the row, and only then somebody is told that it is kept. */
export function createKeeping(options: KeepingOptions): Outbox {
  const { entries, claims, photos, sender, limits, report } = options
  const isKept = createIsKept(options)
  const named = createNamedPhotos(options)
  const inHand = createSingleFlight<Submission>() // a form that is sent twice at once gets one answer

  async function submit(taken: Taken, tries = 1): Promise<Submission> {
    try {
      if (await isKept(taken.key)) {
        if (await named.mend(taken)) sender.wake()
        return received(taken.key)
      }
      if (await isFull(taken, options)) throw new Error(`too many ${wordsOf(taken)} wait`)
      return await keepAndSend(taken)
    } catch (error) {
      if (tries < TRIES && isConnectionLost(error)) {
        await sleep(tries * PAUSE_MS) // others of the pool may just be ending, too
        return submit(taken, tries + 1)
      }
      report({ kind: 'entry-not-kept', reason: reasonOf(error) })
      return { status: 'failed', retryAfterSeconds: NO_ROOM_SECONDS }
    }
  }

  async function keepAndSend(taken: Taken): Promise<Submission> {
    const { key } = taken
    const letGo = taken.isHeld ? null : sender.holdPlace()
    const kept = await keep(taken, letGo !== null).finally(() => letGo?.())
    if (kept === null || kept.lease_owner === null) {
      sender.wake()
      return received(key)
    }
    const errors = await sender.send(kept)
    return errors === null ? received(key) : { status: 'invalid', errors }
  }

  /** Null when it is kept and somebody else sends it: another process was quicker. */
  async function keep({ photos: pictures, isHeld, ...taken }: Taken, isOurs: boolean) {
    const began = performance.now()
    const paths = await photos.keep(pictures)
    const status = isHeld ? 'held' : 'waiting'
    const entry = { ...taken, status, photos: JSON.stringify(paths) } as const
    try {
      if (performance.now() - began > limits.keepMs) throw new Error('writing took too long')
      const kept = await entries.insert(entry, isOurs ? claims.leaseWithin : undefined)
      if (isHeld) report({ kind: 'entry-held', reference: taken.key })
      return kept
    } catch (error) {
      const kept = await named.findWritten(entry, error)
      if (kept !== null) return kept.lease_owner === claims.owner ? kept : null
      if (await isKept(taken.key)) return null
      throw error
    }
  }

  return {
    submitApplication: (entry) => inHand(entry.key, () => submit(toTakenApplication(entry))),
    submitMessage: (entry) => inHand(entry.key, () => submit(toTakenMessage(entry))),
  }
}

/** Each kind has a quota of its own, and what is held another: none of them can take the room of the rest. */
async function isFull({ kind, isHeld }: Taken, { entries, limits }: KeepingOptions) {
  const { held, waiting } = limits.entries[kind]
  return (await entries.count(kind, isHeld)) >= (isHeld ? held : waiting)
}

function wordsOf({ kind, isHeld }: Taken): string {
  return isHeld ? `held ${kind}s` : `${kind}s`
}

function received(reference: string): Submission {
  return { status: 'received', reference }
}

function toTakenApplication({ key, photos, isHeld = false, ...given }: ApplicationEntry): Taken {
  return {
    key,
    kind: 'application',
    payload: writeApplication(given),
    photos: photos.map(({ bytes }) => bytes),
    isHeld,
  }
}

function toTakenMessage({ key, message, isHeld = false }: MessageEntry): Taken {
  return { key, kind: 'message', payload: JSON.stringify(message), photos: [], isHeld }
}
