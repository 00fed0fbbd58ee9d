import { isDeepStrictEqual } from 'node:util'

import { type Insertable, sql } from 'kysely'

import { type ProviderTables, type Rows, inChunks } from '../service/tables.ts'
import type { Changes } from './changes.ts'
import type { ItemRow } from './find-agency.ts'
import { findFormerIds, removeEntries } from './former-ids.ts'
import type { TalentEntry } from './talent-entry.ts'

/** Stores the changes. A talent keeps its id, and so its address; boards and languages are replaced. */
export async function writeTalents(rows: Rows, changes: Changes<TalentEntry>) {
  const { created, updated, moved, removed } = changes
  await removeEntries(rows, 'talents', removed)
  const formerIds = await findFormerIds(rows, 'talents', created)
  for (const { key, position } of moved) {
    await rows.updateTable('talents').set({ position }).where('slug', '=', key).execute()
  }
  for (const chunk of inChunks([...created, ...updated])) {
    const written: Written[] = []
    for (const { key, entry, position } of chunk) {
      const former = formerIds.get(key)
      const id = await upsertTalent(rows, { ...entry.talent, position }, former)
      written.push({ ...entry, id })
    }
    await deleteParts(rows, written)
    await insertParts(rows, written)
    await writeItems(rows, written)
  }
}

type Written = TalentEntry & { id: number }

async function upsertTalent(
  rows: Rows,
  talent: Insertable<ProviderTables['talents']>,
  formerId: number | undefined,
) {
  const { id } = await rows
    .insertInto('talents')
    .values(formerId === undefined ? talent : { ...talent, id: formerId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(talent))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function deleteParts(rows: Rows, written: readonly Written[]) {
  const ids = written.map(({ id }) => id)
  await rows.deleteFrom('talent_boards').where('talent_id', 'in', ids).execute()
  await rows.deleteFrom('talent_languages').where('talent_id', 'in', ids).execute()
}

async function insertParts(rows: Rows, written: readonly Written[]) {
  const partsOf = <T>(parts: (talent: Written) => readonly T[]) =>
    inChunks(written.flatMap((one) => parts(one).map((part) => ({ ...part, talent_id: one.id }))))

  for (const boards of partsOf((talent) => talent.boards)) {
    await rows.insertInto('talent_boards').values(boards).execute()
  }
  for (const languages of partsOf((talent) => talent.languages)) {
    await rows.insertInto('talent_languages').values(languages).execute()
  }
}

type Item = TalentEntry['items'][number] & { talent_id: number }

/**
 * Stores all photos and films of these talents in the place of their former ones. What is still in its album keeps its number, by
 * which visitors choose photos for their lists.
 */
async function writeItems(rows: Rows, talents: readonly Written[]) {
  const ids = talents.map(({ id }) => id)
  const stored = rows.selectFrom('album_items').selectAll().where('talent_id', 'in', ids)
  const former = Map.groupBy(await stored.orderBy('position').execute(), contentOf)
  const added: Item[] = []
  const moved: Moved[] = []
  for (const { id: talent_id, items } of talents) {
    for (const item of items.map((each) => ({ ...each, talent_id }))) {
      const same = former.get(contentOf(item))?.shift()
      if (same === undefined) added.push(item)
      else if (!isAtAnyPosition(same, item)) await updateItem(rows, same.id, item)
      else if (same.position !== item.position) moved.push({ id: same.id, position: item.position })
    }
  }
  const gone = [...former.values()].flat().map(({ id }) => id)
  for (const some of inChunks(gone)) {
    await rows.deleteFrom('album_items').where('id', 'in', some).execute()
  }
  for (const some of inChunks(moved)) await moveItems(rows, some)
  for (const some of inChunks(added)) await rows.insertInto('album_items').values(some).execute()
}

type Moved = Pick<ItemRow, 'id' | 'position'>

/** Whether an item is stored as it is, but for its position. */
function isAtAnyPosition({ id: _, ...former }: ItemRow, item: Item): boolean {
  return isDeepStrictEqual({ ...former, position: item.position }, item)
}

/** A new photo at the front moves all others of a book: one statement for many. */
async function moveItems(rows: Rows, moved: readonly Moved[]) {
  const cases = moved.map(({ id, position }) => sql`when ${id} then cast(${position} as integer)`)
  await rows
    .updateTable('album_items')
    .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} end` })
    .where(
      'id',
      'in',
      moved.map(({ id }) => id),
    )
    .execute()
}

async function updateItem(rows: Rows, id: number, item: Item) {
  await rows.updateTable('album_items').set(item).where('id', '=', id).execute()
}

/** Items with the same content are the same photo or film. */
function contentOf({ talent_id, album, file, provider, video_id }: Item): string {
  return JSON.stringify([talent_id, album, file, provider, video_id])
}
