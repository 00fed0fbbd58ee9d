import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { StorageError } from '#storage/storage-error.ts'

const PATH = 'private/store-id.txt'
const STORE_LOCK = 7_232_018
const LONGEST_BYTES = 100

type Storage = { database: Database; media: Pick<MediaStore, 'get' | 'put'> }

/**
 * What names a media store, written into the store itself, so that sites that share a database know whose photos are where.
 * Given at the first start; processes that start at once wait for each other. Throws a `StorageError` where what is written
 * there is no such name.
 */
export async function readStoreId({ database, media }: Storage): Promise<string> {
  const found = await readWritten(media)
  if (found !== null) return found
  return database.kysely.transaction().execute(async (turn) => {
    if (database.dialect === 'postgres') {
      await sql`select pg_advisory_xact_lock(${STORE_LOCK})`.execute(turn)
    }
    const written = await readWritten(media) // by another process meanwhile
    if (written !== null) return written
    const id = randomUUID()
    await media.put(PATH, new TextEncoder().encode(`${id}\n`))
    return id
  })
}

async function readWritten(media: Pick<MediaStore, 'get'>): Promise<string | null> {
  const stored = await media.get(PATH, { first: 0, last: LONGEST_BYTES })
  if (stored === null) return null
  const text = stored.part === null ? '' : await new Response(stored.body).text()
  const id = text.trim()
  if (/^[\w-]{1,64}$/.test(id)) return id
  throw new StorageError(
    `${PATH} in MEDIA_STORAGE does not name the store: restore it, or delete it and send what waits again (npm run agency -- outbox resend).`,
  )
}
