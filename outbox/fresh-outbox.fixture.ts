import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

import { type Database, type Dialect, openDatabase } from '#storage/database.ts'
import type { ExpiryEvent } from '#storage/expiry-guard.ts'
import { diskMediaStore } from '#storage/disk-media-store.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { passDays } from '#storage/pass-days.fixture.ts'
import type { MediaStore } from '#storage/media-store.ts'
import type { EntryReply } from '#upstream/upstream.ts'

import { createOutbox } from './create-outbox.ts'
import type { OutboxEvent } from './events.ts'
import { migrateOutbox } from './migrations.ts'
import type { ApplicationEntry, FourPhotos, PanelEntries, PreparedPhoto } from './outbox.ts'
import { type OutboxLimits, outboxLimits } from './outbox-limits.ts'
import { createReceiptSecrets, readReceiptKey } from './receipt-secrets.ts'
import { readStoreId } from './store-id.ts'
import { rowsOf } from './tables.ts'

/** Waits so short that a test meets many tries, leases and clean-ups. */
export const eagerLimits: Partial<OutboxLimits> = {
  answerMs: 50,
  leaseMs: 1_000,
  renewLeaseMs: 300,
  firstProbeMs: 5,
  lastProbeMs: 50,
  firstRetryMs: 5,
  lastRetryMs: 50,
  upkeepEveryMs: 200,
}

/** A panel whose answers the test defines. */
export type FakePanel = {
  /** Its answer to an entry; a promise delays it. */
  answer: (key: string) => EntryReply | Promise<EntryReply>
  /** The keys that were sent, in order; then the accepted entries by key. */
  asked: string[]
  taken: Map<string, unknown>
  busiest: number
}

type OutboxSetting = {
  dialect?: Dialect
  limits?: Partial<OutboxLimits>
  media?: (store: MediaStore) => MediaStore
  panelEntries?: PanelEntries | null
}

/** An outbox over empty storage, with a panel that accepts every entry unless the test changes its answer. */
export async function freshOutbox(setting: OutboxSetting = {}) {
  const { dialect = 'sqlite', media } = setting
  const stack = new AsyncDisposableStack()
  onTestFinished(() => stack.disposeAsync())
  const { database, url } = stack.use(await freshDatabase(dialect))
  await migrateOutbox(database)
  const folder = await freshFolder()
  const store = await diskMediaStore(folder)
  const panel = createFakePanel()
  const storeId = await readStoreId({ database, media: store })
  const parts = await partsOf(database, setting)
  const events: (OutboxEvent | ExpiryEvent)[] = []
  const clock = { aheadMs: 0 }
  const open = (own = database, at = { media: media?.(store) ?? store, store: storeId }) => {
    const outbox = createOutbox({
      database: own,
      ...at,
      entryClient: entryClientOf(panel),
      ...parts,
      report: (event) => events.push(event),
      onExpiry: (event) => events.push(event),
      now: () => Date.now() + clock.aheadMs,
    })
    stack.defer(() => outbox.close())
    return outbox
  }
  return {
    outbox: open(),
    /** Opens the outbox in another process, or after a restart. */
    open,
    /** Opens the outbox of another site over the same database, with its own media store. */
    async openSite() {
      const ownStore = await diskMediaStore(await freshFolder())
      const id = await readStoreId({ database, media: ownStore })
      return { outbox: open(database, { media: ownStore, store: id }) }
    },
    /** Opens the outbox in another process with its own connections, optionally through another URL. */
    openAlone: async (ownUrl = url) => {
      const own = await openDatabase(ownUrl)
      stack.defer(() => own.close())
      return open(own)
    },
    panel,
    events,
    url,
    database,
    rows: rowsOf(database),
    folder,
    databaseFile: url.replace('sqlite:', ''),
    clock,
    /** Lets days pass, while another process checks the clock. */
    passDays: (days: number) => {
      const begin = Date.now()
      const set = (now: number) => void (clock.aheadMs = now - begin)
      return passDays(database, { from: begin + clock.aheadMs, days, set })
    },
    photoFiles: () => readdir(join(folder, 'private/waiting')).catch((): string[] => []),
    kinds: () => events.map(({ kind }) => kind),
  }
}

async function partsOf(database: Database, { limits, panelEntries = null }: OutboxSetting) {
  return {
    secrets: createReceiptSecrets(await readReceiptKey(database)),
    panelEntries,
    agencyEmail: 'casting@vereda.example',
    limits: { ...outboxLimits, ...limits },
    random: () => 0.5,
  }
}

export const accepted: EntryReply = {
  status: 'accepted',
  id: 'panel-1',
  answer: '201 {"id":"panel-1"}',
}
export const unreachable: EntryReply = {
  status: 'failed',
  reason: { kind: 'unreachable', code: 'ECONNREFUSED' },
  retryAfterMs: null,
}
export const answers = (status: number, retryAfterMs: number | null = null): EntryReply => ({
  status: 'failed',
  reason: { kind: 'refused', status },
  retryAfterMs,
})
export const invalid: EntryReply = { status: 'invalid', errors: { email: ['must be one'] } }

/** A key for each number. */
export function keyOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export function message(number: number, needsModeration = false) {
  const contact = { phone: null, company: null, message: 'Good day', talents: [7] }
  return {
    key: keyOf(number),
    message: { name: 'Ana', email: 'ana@example.com', ...contact },
    needsModeration,
  }
}

export function application(number: number): ApplicationEntry {
  const face = { height: '178/5.10', shoes: '39/8', eyes: 'Green', hair: 'Brown' }
  const place = { country: { value: 'BR', label: 'Brasil' }, state: null, city: null }
  return {
    key: keyOf(number),
    fields: {
      realName: 'Canária Quibungo',
      stageName: 'Caná',
      gender: 'woman',
      email: 'canaria@quibungo.example',
      birthdate: '2001-04-30',
      phone: '+55 11 95550-0140',
      instagram: 'canaria.quibungo',
      ...face,
      ...place,
    },
    consent: {
      privacyVersion: 'pt-0123456789ab',
      agreedAt: '2026-03-01T12:00:00.000Z',
      guardian: 'Guardiã Quibungo',
    },
    photos: fourPhotos(number),
  }
}

const fourPhotos = (number: number): FourPhotos => [
  photo(number, 1),
  photo(number, 2),
  photo(number, 3),
  photo(number, 4),
]

const photo = (number: number, slot: number): PreparedPhoto => ({
  bytes: new TextEncoder().encode(`photo ${slot} of ${number}`),
})

function createFakePanel(): FakePanel {
  return { answer: () => accepted, asked: [], taken: new Map(), busiest: 0 }
}

function entryClientOf(panel: FakePanel) {
  let busy = 0
  async function take(key: string, what: unknown): Promise<EntryReply> {
    panel.asked.push(key)
    busy += 1
    panel.busiest = Math.max(panel.busiest, busy)
    const reply = await panel.answer(key)
    busy -= 1
    if (reply.status === 'accepted') panel.taken.set(key, what)
    return reply
  }
  return {
    sendApplication: ({ key, ...sent }: { key: string }) => take(key, sent),
    sendMessage: ({ key, message: sent }: { key: string; message: unknown }) => take(key, sent),
  }
}
