import { hash } from 'node:crypto'

import { type RawBuilder, sql } from 'kysely'

import { type Rows, inChunks } from '../service/tables.ts'

type EntryKind = 'talents' | 'posts'

/** The key by which an import identifies an entry, in SQL. */
export const keyColumns: Readonly<Record<EntryKind, RawBuilder<string>>> = {
  talents: sql<string>`slug`,
  posts: sql<string>`language || '/' || slug`,
}

/** Removes entries, but saves their ids in case they come back. */
export async function removeEntries(rows: Rows, kind: EntryKind, removed: readonly string[]) {
  const key = keyColumns[kind]
  for (const keys of inChunks(removed)) {
    const found = rows
      .selectFrom(kind)
      .select(['id', key.as('key')])
      .where(key, 'in', keys)
    const former = (await found.execute()).map(({ id, key: text }) => ({
      kind,
      key: hashOf(text),
      id,
    }))
    if (former.length === 0) continue
    const insertion = rows.insertInto('former_ids').values(former)
    await insertion.onConflict((conflict) => conflict.doNothing()).execute() // the id was saved at an earlier removal
    await rows.deleteFrom(kind).where(key, 'in', keys).execute()
  }
}

/** The former ids of entries that come back, by key. */
export async function findFormerIds(
  rows: Rows,
  kind: EntryKind,
  created: readonly { key: string }[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const byHash = new Map(created.map(({ key }) => [hashOf(key), key]))
  for (const hashes of inChunks([...byHash.keys()])) {
    const former = rows.selectFrom('former_ids').select(['key', 'id']).where('kind', '=', kind)
    for (const { key: hashed, id } of await former.where('key', 'in', hashes).execute()) {
      ids.set(byHash.get(hashed) ?? '', id)
    }
  }
  return ids
}

/** Hashes the key: a slug is usually a name, which must not stay after the removal. */
function hashOf(key: string): string {
  return hash('sha256', key, 'base64url')
}
