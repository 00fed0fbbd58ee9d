import type { InsertObject } from 'kysely'

import type { ProviderTables, Rows } from '../service/tables.ts'
import type { Changes } from './changes.ts'
import { findFormerIds, keyColumns, removeEntries } from './former-ids.ts'
import { inChunks } from './in-chunks.ts'
import type { PostEntry } from './post-entry.ts'

/** Stores the changed posts; a post keeps its id. */
export async function writePosts(rows: Rows, changes: Changes<PostEntry>) {
  const { created, updated, moved, removed } = changes
  await removeEntries(rows, 'posts', removed)
  const formerIds = await findFormerIds(rows, 'posts', created)
  for (const { key, position } of moved) {
    await rows.updateTable('posts').set({ position }).where(keyColumns.posts, '=', key).execute()
  }
  for (const { key, entry, position } of [...created, ...updated]) {
    const post = { ...entry, position }
    const formerId = formerIds.get(key)
    await rows
      .insertInto('posts')
      .values(formerId === undefined ? post : { ...post, id: formerId })
      .onConflict((conflict) => conflict.columns(['language', 'slug']).doUpdateSet(post))
      .execute()
  }
}

type ListTable = 'prehome_slides' | 'slides' | 'staff' | 'social_medias' | 'feed'

/** Replaces a short list as a whole: nothing refers to the ids of its rows. */
export async function replaceList<T extends ListTable>(
  rows: Rows,
  table: T,
  list: readonly InsertObject<ProviderTables, T>[],
) {
  await rows.deleteFrom(table).execute()
  for (const chunk of inChunks(list)) await rows.insertInto(table).values(chunk).execute()
}
