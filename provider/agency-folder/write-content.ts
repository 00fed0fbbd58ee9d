import { type InsertObject, sql } from 'kysely'

import type { ProviderTables, Rows } from '../tables.ts'
import type { Changes } from './changes.ts'
import { inChunks } from './in-chunks.ts'
import type { PostEntry } from './post-entry.ts'

const keyOfPost = sql<string>`language || '/' || slug`

/** Stores the posts that changed; a post keeps its number. */
export async function writePosts(rows: Rows, changes: Changes<PostEntry>) {
  const { created, updated, moved, removed } = changes
  for (const keys of inChunks(removed)) {
    await rows.deleteFrom('posts').where(keyOfPost, 'in', keys).execute()
  }
  for (const { key, position } of moved) {
    await rows.updateTable('posts').set({ position }).where(keyOfPost, '=', key).execute()
  }
  for (const { entry, position } of [...created, ...updated]) {
    const post = { ...entry, position }
    await rows
      .insertInto('posts')
      .values(post)
      .onConflict((conflict) => conflict.columns(['language', 'slug']).doUpdateSet(post))
      .execute()
  }
}

type ListTable = 'prehome_slides' | 'slides' | 'staff' | 'social_medias' | 'feed'

/** Stores a short list anew as a whole: nothing refers to the numbers of its rows. */
export async function replaceList<T extends ListTable>(
  rows: Rows,
  table: T,
  list: readonly InsertObject<ProviderTables, T>[],
) {
  await rows.deleteFrom(table).execute()
  for (const chunk of inChunks(list)) await rows.insertInto(table).values(chunk).execute()
}
