import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import { findEntries } from '#provider/applications/queries.ts'
import { rowsOf as rowsOfOutbox } from '#outbox/tables.ts'
import { rowsOf } from '#provider/service/tables.ts'
import { openDatabase } from '#storage/database.ts'
import { openMediaStore } from '#storage/open-media-store.ts'
import type { S3Keys } from '#storage/s3-address.ts'

import { inTurn } from '../in-turn.ts'
import {
  type Application,
  type Arrived,
  expectedOf,
  fillIn,
  hashOf,
  send,
} from './send-application.ts'

/** Opens so many forms and fills them in, a few at a time. */
export function fillInAll(origin: string, count: number, atOnce: number): Promise<Application[]> {
  return inTurn(count, atOnce, (number) => fillIn(origin, number))
}

/**
 * As a visitor's browser does: again where the connection broke or the site asks to come again. Each time from another address,
 * or there would be too many from one.
 */
export async function sendUntilKept(origin: string, application: Application): Promise<string> {
  for (;;) {
    const outcome = await send(origin, application, someAddress())
    if (outcome?.get('status') === 'received') return String(outcome.get('reference'))
    if (outcome !== null && outcome.get('status') !== 'failed') {
      throw new Error(`not kept: ${JSON.stringify([...outcome])}`)
    }
    await sleep(50)
  }
}

/** A visitor whom the site has not seen yet. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

/** What is to arrive, by reference. */
export async function expectedOfAll(acknowledged: ReadonlyMap<string, Application>) {
  const expected = new Map<string, Arrived>()
  for (const [reference, application] of acknowledged) {
    expected.set(reference, await expectedOf(application))
  }
  return expected
}

/** Addresses of a database and a media store, in the form of `DATABASE_URL` and `MEDIA_STORAGE`, and the keys of a bucket. */
export type Storage = { database: string; media: string; keys?: S3Keys }

/** The default storage of a data folder. */
export const storageIn = (folder: string): Storage => ({
  database: `sqlite:${folder}/passarela.db`,
  media: `file:${folder}/media`,
})

/** What SQLite finds wrong with a database: `ok` is nothing. */
export async function integrityOf({ database: url }: Storage): Promise<string> {
  const database = await openDatabase(url)
  const check = sql<{ integrity_check: string }>`pragma integrity_check`
  const { rows } = await check.execute(database.kysely)
  await database.close()
  return rows.map(({ integrity_check: found }) => found).join()
}

/** What a site has not handed over and cleared away yet. Photos without a row are left to the sweep, a day later. */
export async function waitingIn(storage: Storage): Promise<string[]> {
  const database = await openDatabase(storage.database)
  const entries = rowsOfOutbox(database).selectFrom('outbox_entries').select('key')
  const waiting = (await entries.execute()).map(({ key }) => key)
  await database.close()
  return waiting
}

/**
 * The keys of what a site has taken: the embedded panel has it, or it is still to be sent. Both are true of an entry whose sending
 * ended with the site; its key is listed once.
 */
export async function takenIn(storage: Storage): Promise<string[]> {
  const database = await openDatabase(storage.database)
  const arrived = await findEntries(rowsOf(database))
  const entries = rowsOfOutbox(database).selectFrom('outbox_entries').select('key')
  const left = await entries.where('status', '!=', 'over').execute()
  await database.close()
  return [...new Set([...arrived.map(({ id }) => id), ...left.map(({ key }) => key)])]
}

/** Fields that no visitor fills in here: empty, or from the site. */
const ofTheSite = new Set(['country', 'id_state', 'basedin', 'agreed_at', 'privacy_version'])

/** What the panel has, by its key; of each photo its hash, or what else is asked for. */
export async function arrivedIn(
  storage: Storage,
  factOf: (photo: Uint8Array) => string | Promise<string> = hashOf,
): Promise<Map<string, Arrived>> {
  const database = await openDatabase(storage.database)
  const media = await openMediaStore(storage.media, storage.keys)
  const arrived = new Map<string, Arrived>()
  for (const entry of await findEntries(rowsOf(database))) {
    if (entry.kind === 'contact') throw new Error('nobody sent a message')
    const fields = Object.entries(entry.fields).filter(([name]) => !ofTheSite.has(name))
    const photos = entry.photos.map(async ({ slot, path }) => {
      const found = await media.get(path)
      const bytes = found?.part ? await new Response(found.body).bytes() : new Uint8Array()
      return [slot, await factOf(bytes)]
    })
    arrived.set(entry.id, Object.fromEntries([...fields, ...(await Promise.all(photos))]))
  }
  await database.close()
  return arrived
}
