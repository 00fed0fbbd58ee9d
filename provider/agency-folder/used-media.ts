import type { Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { findMediaPaths } from '../media/media-path.ts'
import { type Rows, rowsOf } from '../service/tables.ts'

const SAMPLE = 20

/** The paths of all media that the agency's content names. */
export async function findUsedMedia(rows: Rows): Promise<Set<string>> {
  const columns: (string | null)[][] = [
    await valuesOf(rows.selectFrom('talents').select(['cover', 'cover_web', 'cover2'])),
    await valuesOf(rows.selectFrom('album_items').select(['file', 'poster', 'tracks'])),
    await valuesOf(rows.selectFrom('posts').select(['cover', 'content'])),
    await valuesOf(rows.selectFrom('prehome_slides').select(['mobile', 'desktop'])),
    await valuesOf(rows.selectFrom('slides').select(['mobile', 'desktop'])),
    await valuesOf(rows.selectFrom('feed').select('picture')),
  ]
  return new Set(columns.flat().flatMap((text) => (text === null ? [] : findMediaPaths(text))))
}

async function valuesOf<T extends Record<string, string | null>>(query: {
  execute(): Promise<T[]>
}): Promise<(string | null)[]> {
  return (await query.execute()).flatMap((row) => Object.values(row))
}

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
