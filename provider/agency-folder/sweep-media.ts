import type { MediaStore } from '#storage/media-store.ts'

import { findMediaPaths, parseMediaPath } from '../media/media-path.ts'
import type { Rows } from '../service/tables.ts'
import { inParallel } from './in-parallel.ts'

const AT_ONCE = 8

/**
 * Removes the media that no row names any more, also those of an import that was interrupted. What in the store is not an
 * agency's media, such as photos of applications, is not touched.
 */
export async function sweepMedia(rows: Rows, store: MediaStore) {
  const used = await findUsedMedia(rows)
  const unused = (await store.list()).filter((path) => parseMediaPath(path) && !used.has(path))
  await inParallel(unused, AT_ONCE, (path) => store.remove(path))
}

async function findUsedMedia(rows: Rows): Promise<Set<string>> {
  const columns: (string | null)[][] = [
    await valuesOf(rows.selectFrom('talents').select(['cover', 'cover_web', 'cover2'])),
    await valuesOf(rows.selectFrom('album_items').select(['file', 'poster'])),
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
