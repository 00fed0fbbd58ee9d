import { randomUUID } from 'node:crypto'

import type { Database } from '#storage/database.ts'
import { createExpiryGuard, type ExpiryEvent } from '#storage/expiry-guard.ts'
import type { MediaStore } from '#storage/media-store.ts'
import type { EntryClient } from '#upstream/upstream.ts'

import { readBacklog } from './backlog.ts'
import { createLeases } from './leases.ts'
import { createCleanup } from './cleanup.ts'
import { createEntries } from './entries.ts'
import type { Report } from './events.ts'
import { createInFlightSends } from './in-flight-sends.ts'
import { createEntryAcceptance } from './accept-entries.ts'
import type { PanelEntries } from './outbox.ts'
import type { OutboxLimits } from './outbox-limits.ts'
import { createOwnApplications } from './own-applications.ts'
import { createPanelState } from './panel-state.ts'
import { createWaitingPhotos } from './photo-files.ts'
import { createPostpone } from './postpone.ts'
import type { ReceiptSecrets } from './receipt-secrets.ts'
import { createSender } from './sender.ts'
import { createCompleteSend } from './complete-send.ts'
import { rowsOf } from './tables.ts'
import { createUpkeep } from './upkeep.ts'

export type RunningOutbox = ReturnType<typeof createOutbox>

type OutboxOptions = {
  /** After {@link migrateOutbox}. */
  database: Database
  media: MediaStore
  /** The id of the media store: {@link readStoreId}. */
  store: string
  entryClient: EntryClient
  secrets: ReceiptSecrets
  /** Null if the panel is elsewhere. */
  panelEntries: PanelEntries | null
  /** The address that requests to the panel name as their sender. */
  agencyEmail: string
  limits: OutboxLimits
  report: Report
  /** Receives events of deletions by age, and of reasons against them. */
  onExpiry: (event: ExpiryEvent) => void
  /** Replaces the database's clock, and that of this machine. */
  now?: () => number
  random?: () => number
}

/** An outbox, with the functions that only its process needs. */
export function createOutbox(options: OutboxOptions) {
  const { database, media, store, limits, report, random = Math.random } = options
  const now = options.now ?? database.now
  const owner = randomUUID()
  const entries = createEntries(database, now, store)
  const leases = createLeases({ database, owner, store, limits, now })
  const photos = createWaitingPhotos(media, now)
  const cleanup = createCleanup({ database, entries, photos })
  const onOpen = () => report({ kind: 'panel-open' })
  const panel = createPanelState({ limits, now: options.now ?? Date.now, random, onOpen })
  const parts = { ...options, now, random, entries, leases, photos, cleanup, panel }
  const completeSend = createCompleteSend({ ...parts, postpone: createPostpone(parts) })
  const inFlight = createInFlightSends({ ...parts, completeSend, isOpen: panel.isOpen })
  const sender = createSender({ ...parts, inFlight })
  const guard = createExpiryGuard({ database, now, store, report: options.onExpiry })
  const upkeep = createUpkeep({ ...parts, guard })
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()

  function work() {
    sender.wake()
    working = upkeep().finally(() => {
      if (timer !== undefined) timer = setTimeout(work, limits.upkeepEveryMs).unref()
    })
  }

  const acceptance = createEntryAcceptance({ ...parts, sender })
  return {
    ...acceptance,
    ownApplications: createOwnApplications({ ...parts, acceptance, wake: sender.wake }),
    /** Counts the entries that the panel does not have. */
    backlog: async () => readBacklog(rowsOf(database), limits, await now()),
    /** Starts upkeep, and sends the entries that are already stored. */
    start() {
      timer = setTimeout(work).unref()
    },
    /** Aborts sends in flight; their entries are sent again after the next start. */
    async close() {
      clearTimeout(timer)
      timer = undefined
      await Promise.all([working, sender.close()])
    },
  }
}
