import type { Frame } from '#contract/integration/talent.ts'

import { notFound } from '../service/refused.ts'
import { parseRowId } from '../service/row-id.ts'
import { albums } from '../talents/albums.ts'
import { visibleTalents } from '../talents/queries.ts'
import type { Rows } from '../service/tables.ts'

/** A stored photo of a talent. */
export type OwnPhoto = { file: string; width: number | null; height: number | null }

/**
 * A talent's cover, as ordered.
 *
 * @throws Refused 404 unless it is one of the talent's covers.
 */
export async function findOwnCover(
  rows: Rows,
  talentId: number,
  cover: OwnPhoto,
): Promise<OwnPhoto> {
  const talent = await visibleTalents(rows)
    .select(['cover', 'cover_web', 'cover2'])
    .where('id', '=', parseRowId(talentId) ?? 0)
    .executeTakeFirst()
  if (!Object.values(talent ?? {}).includes(cover.file)) throw notFound()
  return cover
}

/**
 * Finds the chosen photos by id. Files and sizes come from the database, never from the caller.
 *
 * @throws Refused 404 unless all of them belong to the talent.
 */
export async function findOwnPhotos(
  rows: Rows,
  talentId: number,
  chosen: readonly Pick<Frame, 'id'>[],
): Promise<OwnPhoto[]> {
  const talent = parseRowId(talentId)
  if (talent === null) throw notFound()
  const stored = await visibleTalents(rows)
    .innerJoin('album_items', 'album_items.talent_id', 'talents.id')
    .select(['album_items.id', 'file', 'width', 'album_items.height'])
    .where('talent_id', '=', talent)
    .where('album', 'in', [albums.book, albums.polaroids])
    .execute()
  const photos = new Map(stored.map(({ id, ...photo }) => [id, photo]))
  return chosen.map(({ id }) => {
    const { file = null, width = null, height = null } = photos.get(id) ?? {}
    if (file === null) throw notFound()
    return { file, width, height }
  })
}
