import { findMediaPaths } from '../media/media-path.ts'
import type { Rows } from '../service/tables.ts'

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
