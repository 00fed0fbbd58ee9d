import type { Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { rowsOf } from '../service/tables.ts'

const SAMPLE = 20

/** Whether the store lacks all of a sample of the agency's media, as if its disk is not mounted. */
export async function isMediaLost({ database, media }: Storage): Promise<boolean> {
  const paths = await findSomeMedia(database)
  const found = await Promise.all(paths.map((path) => media.size(path)))
  return paths.length > 0 && found.every((size) => size === null)
}

type Storage = { database: Database; media: MediaStore }

async function findSomeMedia(database: Database): Promise<string[]> {
  const rows = rowsOf(database)
  const covers = rows.selectFrom('talents').select('cover as path').where('cover', 'is not', null)
  const items = rows.selectFrom('album_items').select('file as path').where('file', 'is not', null)
  const found = [
    ...(await covers.limit(SAMPLE).execute()),
    ...(await items.limit(SAMPLE).execute()),
  ]
  return found.flatMap(({ path }) => (path === null ? [] : [path]))
}
