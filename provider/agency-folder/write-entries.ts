import { type InsertObject, sql } from 'kysely'

import type { Database } from '#storage/database.ts'

import { type ProviderTables, type Rows, rowsOf, inChunks } from '../service/tables.ts'
import { type Changes, compare, type Mark } from './changes.ts'
import type { Entries } from './entries.ts'
import { findFormerIds, keyColumns, removeEntries } from './former-ids.ts'
import type { NamedKeys } from './named-keys.ts'
import type { PostEntry } from './post-entry.ts'
import { writeTalents } from './write-talents.ts'

type EntryKind = keyof Entries

/** The number of changes of an import, by kind of entry. */
export type Counts = Record<EntryKind, Count>
type Count = { created: number; updated: number; unchanged: number; removed: number }

/** Stores a folder's entries in one transaction; writes only changes. Two imports wait for each other; readers do not. */
export function writeEntries(
  database: Database,
  entries: Entries,
  named: NamedKeys,
): Promise<Counts> {
  return rowsOf(database)
    .transaction()
    .execute(async (rows) => {
      if (database.dialect === 'postgres') {
        await sql`lock table imported in share row exclusive mode`.execute(rows)
      }
      const keyed = async <T>(
        kind: 'talents' | 'posts',
        all: ReadonlyMap<string, T>,
        write: Write<T>,
      ) =>
        writeChanges(
          rows,
          kind,
          compare(await findMarks(rows, kind), all, named[kind].keys(), named.unclear.has(kind)),
          write,
        )
      const list = async (kind: EntryKind, all: readonly unknown[], write: () => Promise<void>) =>
        writeChanges(rows, kind, compare(await findMarks(rows, kind), byPlace(all)), write)

      const { talents, posts, prehome, slides, staff, social, feed } = entries
      const counts = {
        talents: await keyed('talents', talents, (changes) => writeTalents(rows, changes)),
        posts: await keyed('posts', posts, (changes) => writePosts(rows, changes)),
        prehome: await list('prehome', prehome, () => replaceList(rows, 'prehome_slides', prehome)),
        slides: await list('slides', slides, () => replaceList(rows, 'slides', slides)),
        staff: await list('staff', staff, () => replaceList(rows, 'staff', staff)),
        social: await list('social', social, () => replaceList(rows, 'social_medias', social)),
        feed: await list('feed', feed, () => replaceList(rows, 'feed', feed)),
      }
      const hasChanged = Object.values(counts).some(hasChanges)
      await markImport(rows, hasChanged)
      if (hasChanged && database.dialect === 'postgres') {
        await sql`notify ${sql.id(AGENCY_CHANNEL)}`.execute(rows) // sent with the commit
      }
      return counts
    })
}

/** Marks the import with a row, so that an import without entries is known, too. Its `position` counts imports with changes. */
async function markImport(rows: Rows, hasChanged: boolean) {
  const mark = { kind: 'agency', key: '', position: 0, fingerprint: '' }
  const next = sql<number>`imported.position + 1`
  await rows
    .insertInto('imported')
    .values(mark)
    .onConflict((conflict) =>
      hasChanged
        ? conflict.columns(['kind', 'key']).doUpdateSet({ position: next })
        : conflict.doNothing(),
    )
    .execute()
}

/** The channel on which PostgreSQL tells every machine that an import has changed the agency. */
export const AGENCY_CHANNEL = 'agency_changed'

/** The version of the agency's data: a new number after every import with changes, in any process; null before the first. */
export async function findAgencyVersion(database: Database): Promise<number | null> {
  const mark = await rowsOf(database)
    .selectFrom('imported')
    .select('position')
    .where('kind', '=', 'agency')
    .executeTakeFirst()
  return mark?.position ?? null
}

function hasChanges({ created, updated, removed }: Count): boolean {
  return created + updated + removed > 0
}

type Write<T> = (changes: Changes<T>) => Promise<void>

async function writeChanges<T>(
  rows: Rows,
  kind: EntryKind,
  changes: Changes<T>,
  write: Write<T>,
): Promise<Count> {
  const { created, updated, moved, removed, unchanged } = changes
  if (created.length + updated.length + moved.length + removed.length > 0) {
    await write(changes)
    await saveMarks(rows, kind, changes)
  }
  return {
    created: created.length,
    updated: updated.length + moved.length,
    unchanged,
    removed: removed.length,
  }
}

/** Stores the changed posts; a post keeps its id. */
async function writePosts(rows: Rows, changes: Changes<PostEntry>) {
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
async function replaceList<T extends ListTable>(
  rows: Rows,
  table: T,
  list: readonly InsertObject<ProviderTables, T>[],
) {
  await rows.deleteFrom(table).execute()
  for (const chunk of inChunks(list)) await rows.insertInto(table).values(chunk).execute()
}

function byPlace<T>(list: readonly T[]): Map<string, T> {
  return new Map(list.map((entry, place) => [String(place), entry]))
}

async function findMarks(rows: Rows, kind: EntryKind): Promise<Map<string, Mark>> {
  const marks = await rows
    .selectFrom('imported')
    .select(['key', 'position', 'fingerprint'])
    .where('kind', '=', kind)
    .execute()
  return new Map(marks.map(({ key, ...mark }) => [key, mark]))
}

async function saveMarks<T>(rows: Rows, kind: EntryKind, changes: Changes<T>) {
  const { created, updated, moved, removed } = changes
  const written = [...[...created, ...updated].map(({ entry: _, ...mark }) => mark), ...moved]
  for (const keys of inChunks([...removed, ...written.map(({ key }) => key)])) {
    await rows.deleteFrom('imported').where('kind', '=', kind).where('key', 'in', keys).execute()
  }
  const marks = written.map((mark) => ({ kind, ...mark }))
  for (const chunk of inChunks(marks)) await rows.insertInto('imported').values(chunk).execute()
}
