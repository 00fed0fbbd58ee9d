import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'

import { diskMediaStore } from '#storage/disk-media-store.ts'
import { type Database, type Dialect, openDatabase } from '#storage/database.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { migrateProvider } from '../migrations.ts'
import { rowsOf } from '../service/tables.ts'
import type { Entry } from './entry.ts'
import { message, somebody } from './someone.fixture.ts'
import { createEntryReceiver } from './receive-entry.ts'

/** A provider's empty storage, and a clock that can be set. Removed by `await using`. */
export async function storedEntries(dialect: Dialect) {
  const { database, url, ...disposing } = await freshDatabase(dialect)
  await migrateProvider(database)
  const folder = dialect === 'sqlite' ? dirname(url.slice('sqlite:'.length)) : await freshFolder()
  const media = await diskMediaStore(`${folder}/media`)
  const clock = { now: Date.UTC(2026, 0, 1) }
  const rows = rowsOf(database)
  const receiver = createEntryReceiver({ rows, media, now: () => clock.now, onReceived: () => {} })
  const take = async (entry: Entry, id: string = randomUUID()) =>
    (await receiver.receive(id, entry)).id
  return {
    database,
    url,
    media,
    rows,
    clock,
    folder,
    take,
    takeApplication: async (id?: string) => take(await somebody(), id),
    takeMessage: (id?: string) => take({ kind: 'contact', fields: message, photos: [] }, id),
    photos: () => media.list('private'),
    [Symbol.asyncDispose]: disposing[Symbol.asyncDispose],
  }
}

/** The same database through a second connection, as another process has it. */
export async function secondConnection(url: string): Promise<Database & AsyncDisposable> {
  const database = await openDatabase(url)
  return { ...database, [Symbol.asyncDispose]: () => database.close() }
}
