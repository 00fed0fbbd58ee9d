import type { Frame } from '#contract/integration/talent.ts'

import { notFound } from '../service/refused.ts'
import { parseRowId, type Rows } from '../service/tables.ts'
import { albums } from '../talents/albums.ts'
import { visibleTalents } from '../talents/queries.ts'

/** A stored picture of a talent, and its size in pixels, if known. */
export type OwnPicture = { file: string; width: number | null; height: number | null }

/** A photo of book or polaroids; `number` is its position there, from 1. */
export type OwnPhoto = OwnPicture & { id: number; album: number; number: number }

/**
 * A talent's cover, as ordered.
 *
 * @throws Refused 404 unless it is one of the talent's covers.
 */
export async function findOwnCover(
  rows: Rows,
  talentId: number,
  cover: OwnPicture,
): Promise<OwnPicture> {
  const talent = await visibleTalents(rows)
    .select(['cover', 'cover_web', 'cover2'])
    .where('id', '=', parseRowId(talentId) ?? 0)
    .executeTakeFirst()
  if (!Object.values(talent ?? {}).includes(cover.file)) throw notFound()
  return cover
}

type Listed = { id: number; cover?: OwnPicture | undefined; frame?: number | undefined }

/** What a list's PDF shows of a talent: a picture, and the one in its place if it cannot be printed. */
export type ListPicture = { first: OwnPicture | null; second: OwnPicture | null }

/**
 * The pictures of talents in a list, in the same order: the ordered frame, then the ordered cover. None that is not the talent's, and
 * none of a talent who left.
 */
export async function findListPictures(
  rows: Rows,
  talents: readonly Listed[],
): Promise<ListPicture[]> {
  const [covers, frames] = [await findOwnCovers(rows, talents), await findOwnFrames(rows, talents)]
  return talents.map(({ id, frame }, index) => {
    const own = frames.find((each) => each.id === frame && each.talent_id === id)
    const cover = covers[index] ?? null
    return own === undefined ? { first: cover, second: null } : { first: own, second: cover }
  })
}

/** The covers as ordered; null for one that is not the talent's. */
async function findOwnCovers(rows: Rows, talents: readonly Listed[]) {
  const ids = talents.map(({ id }) => parseRowId(id) ?? 0)
  const stored = await visibleTalents(rows)
    .select(['id', 'cover', 'cover_web', 'cover2'])
    .where('id', 'in', ids)
    .execute()
  const covers = new Map(stored.map(({ id, ...files }) => [id, Object.values(files)]))
  return talents.map(({ id, cover }) =>
    cover !== undefined && covers.get(id)?.includes(cover.file) === true ? cover : null,
  )
}

/** Those of the ordered frames that exist, each with its talent. */
async function findOwnFrames(rows: Rows, talents: readonly Listed[]) {
  const ids = talents.map(({ frame }) => parseRowId(frame ?? 0) ?? 0)
  const photos = await photosOf(rows)
    .select('talent_id')
    .where('album_items.id', 'in', ids)
    .execute()
  return photos.flatMap(({ file, ...photo }) => (file === null ? [] : [{ ...photo, file }]))
}

/** The photos of book and polaroids of all visible talents. */
function photosOf(rows: Rows) {
  return visibleTalents(rows)
    .innerJoin('album_items', 'album_items.talent_id', 'talents.id')
    .select(['album_items.id', 'album', 'file', 'width', 'album_items.height'])
    .where('album', 'in', [albums.book, albums.polaroids])
    .where('file', 'is not', null)
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
  const stored = await photosOf(rows)
    .where('talent_id', '=', talent)
    .orderBy('album_items.position')
    .execute()
  const counts = new Map<number, number>()
  const photos = new Map<number, OwnPhoto>()
  for (const { id, album, file, width, height } of stored) {
    const number = (counts.get(album) ?? 0) + 1
    counts.set(album, number)
    if (file !== null) photos.set(id, { id, album, number, file, width, height })
  }
  return chosen.map(({ id }) => {
    const photo = photos.get(id)
    if (photo === undefined) throw notFound()
    return photo
  })
}
