import type { Selectable } from 'kysely'

import type { Database } from '#storage/database.ts'

import { type ProviderTables, type Rows, rowsOf } from '../service/tables.ts'

type Row<T extends keyof ProviderTables> = Selectable<ProviderTables[T]>
export type ItemRow = Row<'album_items'>

/** The rows of the whole agency, each list in its order; the parts of talents by the talents' ids. */
export type AgencyRows = {
  talents: Row<'talents'>[]
  boards: ReadonlyMap<number, Row<'talent_boards'>[]>
  languages: ReadonlyMap<number, Row<'talent_languages'>[]>
  items: ReadonlyMap<number, ItemRow[]>
  posts: Row<'posts'>[]
  prehome: Row<'prehome_slides'>[]
  slides: Row<'slides'>[]
  staff: Row<'staff'>[]
  social: Row<'social_medias'>[]
  feed: Row<'feed'>[]
}

/** Reads a consistent snapshot of the whole agency, even while an import writes. */
export function findAgency(database: Database): Promise<AgencyRows> {
  return rowsOf(database)
    .transaction()
    .setIsolationLevel('repeatable read') // a snapshot in PostgreSQL; SQLite's transactions always read one
    .execute(async (rows) => ({
      ...(await findTalents(rows)),
      posts: await rows.selectFrom('posts').selectAll().orderBy('position').orderBy('id').execute(),
      prehome: await rows.selectFrom('prehome_slides').selectAll().orderBy('id').execute(),
      slides: await rows.selectFrom('slides').selectAll().orderBy('id').execute(),
      staff: await rows.selectFrom('staff').selectAll().orderBy('id').execute(),
      social: await rows.selectFrom('social_medias').selectAll().orderBy('id').execute(),
      feed: await rows.selectFrom('feed').selectAll().orderBy('id').execute(),
    }))
}

async function findTalents(rows: Rows) {
  const talents = rows.selectFrom('talents').selectAll().orderBy('position').orderBy('id')
  const boards = rows.selectFrom('talent_boards').selectAll().orderBy('position')
  const languages = rows.selectFrom('talent_languages').selectAll().orderBy('position')
  const items = rows.selectFrom('album_items').selectAll().orderBy('album').orderBy('position')
  return {
    talents: await talents.execute(),
    boards: byTalent(await boards.execute()),
    languages: byTalent(await languages.execute()),
    items: byTalent(await items.execute()),
  }
}

function byTalent<T extends { talent_id: number }>(rows: readonly T[]): Map<number, T[]> {
  return Map.groupBy(rows, (row) => row.talent_id)
}
