import { randomUUID } from 'node:crypto'

import type { Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { StorageError } from '#storage/storage-error.ts'

import type { Report } from './events.ts'
import { type Rows, rowsOf } from './tables.ts'

/** Where a media store keeps its id. */
export const STORE_ID_PATH = 'private/store-id.txt'
const MAX_BYTES = 100

type Storage = {
  database: Database
  media: Pick<MediaStore, 'get' | 'create'>
  /** Receives an event if entries wait whose photos are in other stores when this store gets its id. */
  report?: Report
}

/**
 * Reads the id of a media store, which is a file in the store itself. Sites that share a database know by it which store has an
 * entry's photos. The first start creates the id; of several processes that start at once, one creates it, whatever their
 * databases. Rejects with a `StorageError` if the file does not contain an id.
 */
export async function readStoreId({ database, media, report }: Storage): Promise<string> {
  const found = await findStoreId(media)
  if (found !== null) return found
  const id = randomUUID()
  if (!(await media.create(STORE_ID_PATH, new TextEncoder().encode(`${id}\n`)))) {
    const winners = await findStoreId(media)
    if (winners !== null) return winners
    throw new StorageError(
      `${STORE_ID_PATH} in MEDIA_STORAGE disappeared while it was being read: start again.`,
    )
  }
  const others = await countByStore(rowsOf(database))
  const total = others.reduce((sum, each) => sum + each.total, 0)
  const stores = others.map(({ store }) => store)
  if (total > 0) report?.({ kind: 'entries-of-other-stores', total, stores })
  return id
}

/** The id in a media store; null if it has none. Rejects with a `StorageError` if the file does not contain an id. */
export async function findStoreId(media: Pick<MediaStore, 'get'>): Promise<string | null> {
  const stored = await media.get(STORE_ID_PATH, { first: 0, last: MAX_BYTES })
  if (stored === null) return null
  const text = stored.part === null ? '' : await new Response(stored.body).text()
  const id = text.trim()
  if (/^[\w-]{1,64}$/.test(id)) return id
  throw new StorageError(
    `${STORE_ID_PATH} in MEDIA_STORAGE does not name the store: restore it, or delete it and resend the waiting entries (npm run agency -- outbox resend).`,
  )
}

/** The number of entries with photos in a media store, for each store. */
async function countByStore(rows: Rows) {
  return rows
    .selectFrom('outbox_entries')
    .where('status', '!=', 'over')
    .where('store', 'is not', null)
    .groupBy('store')
    .select(({ fn }) => ['store', fn.countAll<number>().as('total')])
    .$narrowType<{ store: string }>()
    .execute()
}
