import { migrateOutbox } from '#outbox/migrations.ts'
import { replayOutboxDeletions } from '#outbox/replay-deletions.ts'
import { STORE_ID_PATH } from '#outbox/store-id.ts'
import { rowsOf as outboxRowsOf } from '#outbox/tables.ts'
import { findUsedMedia } from '#provider/agency-folder/used-media.ts'
import {
  findPhotoPaths,
  findEntryIds,
  replayEntryDeletions,
} from '#provider/applications/queries.ts'
import { migrateProvider } from '#provider/migrations.ts'
import { rowsOf } from '#provider/service/tables.ts'
import type { Database } from '#storage/database.ts'
import { findNeededPhotos } from '#outbox/operating.ts'

/** Brings all tables of a site up to date, those of the embedded provider included. */
export async function migrateAll(database: Database): Promise<void> {
  await migrateOutbox(database)
  await migrateProvider(database)
}

/** The paths of everything in a media store that the rows of a site need. `store` is the store's id. */
export async function findNamedMedia(database: Database, store: string): Promise<Set<string>> {
  const rows = rowsOf(database)
  return new Set([
    STORE_ID_PATH,
    ...(await findUsedMedia(rows)),
    ...(await findPhotoPaths(rows)),
    ...(await findNeededPhotos(outboxRowsOf(database), store)),
  ])
}

/**
 * Ends in a site's rows what a later state of the same site no longer has, neither in its outbox nor at its embedded provider;
 * returns the number of ended entries.
 */
export async function replayDeletions(database: Database, later: Database): Promise<number> {
  const atProvider = new Set(await findEntryIds(rowsOf(later)))
  const outbox = outboxRowsOf(database)
  const ended = await replayOutboxDeletions(outbox, outboxRowsOf(later), atProvider)
  return ended + (await replayEntryDeletions(rowsOf(database), rowsOf(later), Date.now()))
}

/** Whether the tables have neither an agency nor entries nor marks of entries. */
export async function isEmpty(database: Database): Promise<boolean> {
  const found = [
    await rowsOf(database).selectFrom('imported').select('key').limit(1).execute(),
    await rowsOf(database).selectFrom('entries').select('id').limit(1).execute(),
    await outboxRowsOf(database).selectFrom('outbox_entries').select('key').limit(1).execute(),
    await outboxRowsOf(database).selectFrom('outbox_marks').select('key').limit(1).execute(),
  ]
  return found.every((rows) => rows.length === 0)
}
