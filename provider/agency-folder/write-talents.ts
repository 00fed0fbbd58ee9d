import type { Insertable } from 'kysely'

import type { ProviderTables, Rows } from '../service/tables.ts'
import type { Changes } from './changes.ts'
import { findFormerIds, removeEntries } from './former-ids.ts'
import { inChunks } from './in-chunks.ts'
import type { TalentEntry } from './talent-entry.ts'
import { writeItems } from './write-items.ts'

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
