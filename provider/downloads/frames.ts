import type { Frame } from '#contract/integration/talent.ts'

import { notFound } from '../service/refused.ts'
import { parseRowId } from '../service/row-id.ts'
import { albums } from '../talents/albums.ts'
import { shownTalents } from '../talents/shown-talents.ts'
import type { Rows } from '../service/tables.ts'

/** A frame of a talent, as the agency stored it. */
export type OwnFrame = { file: string; width: number | null; height: number | null }

/**
 * The chosen frames as they are stored: what a caller says of files and sizes is not believed.
 *
 * @throws Refused 404 unless all are the talent's own.
 */
export async function findOwnFrames(
  rows: Rows,
  talentId: number,
  chosen: readonly Pick<Frame, 'id'>[],
): Promise<OwnFrame[]> {
  const talent = parseRowId(talentId)
  if (talent === null) throw notFound()
  const stored = await shownTalents(rows)
    .innerJoin('album_items', 'album_items.talent_id', 'talents.id')
    .select(['album_items.id', 'file', 'width', 'album_items.height'])
    .where('talent_id', '=', talent)
    .where('album', 'in', [albums.book, albums.polaroids])
    .execute()
  const frames = new Map(stored.map(({ id, ...frame }) => [id, frame]))
  return chosen.map(({ id }) => {
    const { file = null, width = null, height = null } = frames.get(id) ?? {}
    if (file === null) throw notFound()
    return { file, width, height }
  })
}
