import { readApplication, readPaths } from '#outbox/payload.ts'
import { rowsOf } from '#outbox/tables.ts'
import { openDatabase } from '#storage/database.ts'
import { openMediaStore } from '#storage/open-media-store.ts'

import { storageIn } from '../durability/arrivals.ts'
import { type Application, expectedOf, hashOf, slots } from '../durability/send-application.ts'

/** Of an application that waits for the panel: whose it is, and the hash of each photo; a missing one has none. */
type Kept = { name: string; email: string; photos: (string | null)[] }

/** What the outbox of a data folder holds, by reference. */
export async function keptIn(folder: string): Promise<Map<string, Kept | null>> {
  const storage = storageIn(folder)
  const database = await openDatabase(storage.database)
  const media = await openMediaStore(storage.media)
  const bytesOf = async (path: string) => {
    const found = await media.get(path)
    return found?.part ? hashOf(await new Response(found.body).bytes()) : null
  }
  const rows = await rowsOf(database)
    .selectFrom('outbox_entries')
    .selectAll()
    .execute()
    .finally(() => database.close())
  const kept = rows.map(async ({ key, payload, photos }) => {
    const read = readApplication(payload)
    if (read === null) return [key, null] as const
    const { realName: name, email } = read.fields
    return [
      key,
      { name, email, photos: await Promise.all(readPaths(photos).map(bytesOf)) },
    ] as const
  })
  return new Map(await Promise.all(kept))
}

/** What is to be kept of an application. */
export async function expectedKept(application: Application): Promise<Kept> {
  const { realname: name = '', email = '', ...fields } = await expectedOf(application)
  return { name, email, photos: slots.map((slot) => fields[slot] ?? null) }
}
