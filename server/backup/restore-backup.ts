import * as fs from 'node:fs/promises'
import { join } from 'node:path'

import { findStoreId, readStoreId, STORE_ID_PATH } from '#outbox/store-id.ts'
import { inParallel, type OnProgress } from '#storage/in-parallel.ts'
import { parseMediaPath } from '#provider/media/media-path.ts'
import { copyFile } from '#storage/copy-file.ts'
import { copyTables } from '#storage/copy-tables.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { diskMediaStore } from '#storage/disk-media-store.ts'
import { findLastSeen } from '#storage/expiry-guard.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { StorageError } from '#storage/storage-error.ts'

import {
  type Checksums,
  databaseOf,
  hashOf,
  LIST_NAME,
  MEDIA,
  mediaOf,
  readChecksums,
  removeDatabase,
} from './backup-folder.ts'
import { findNamedMedia, isEmpty, migrateAll, replayDeletions } from './tables.ts'

type RestoreOptions = {
  database: Database
  media: MediaStore
  folder: string
  /** A later backup of the same site; null if there is none. */
  laterFolder: string | null
  /** The site's data folder: the backup's database is prepared there. */
  dataDir: string
  /** Of the check, then of the media. */
  onCheck: OnProgress
  onRestore: OnProgress
}

/** `missing`: media that the backup lacked from the start. `ended`: entries that the later backup no longer had. */
export type RestoreReport =
  | { status: 'restored'; files: number; missing: string[]; ended: number }
  | { status: 'refused'; reason: string }

const AT_ONCE = 4

/**
 * Restores a backup into a site that has neither an agency nor entries, and is not running; `database` must be migrated. Checks
 * every file first. Leaves out entries that a later backup no longer has. Media are stored before the rows that name them, and the
 * rows all at once: after an interruption the site is still empty, and the next run completes it.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { database, folder, laterFolder, dataDir } = options
  if (!(await isEmpty(database))) {
    return refused('DATABASE_URL already has an agency or entries: restore into an empty one.')
  }
  const list = await readChecksums(folder)
  const later = laterFolder === null ? null : await readChecksums(laterFolder)
  if (list === null || (laterFolder !== null && later === null)) {
    return refused(`${list === null ? folder : laterFolder} is not the folder of a whole backup.`)
  }
  const damaged = await findDamaged(folder, list, options.onCheck)
  if (damaged !== null) return refused(`${join(folder, damaged)} is missing or damaged.`)
  await using state = await openCopy(folder, list, join(dataDir, 'restored.partial'))
  if (await isOfOtherSite(options, state.database)) {
    return refused('MEDIA_STORAGE belongs to another site: name an empty place.')
  }
  let ended = 0
  if (laterFolder !== null && later !== null) {
    await using newer = await openCopy(laterFolder, later, join(dataDir, 'later.partial'))
    if (await isBefore(newer.database, state.database)) {
      return refused(`${laterFolder} is older than ${folder}: name the later backup second.`)
    }
    ended = await replayDeletions(state.database, newer.database)
  }
  const { files, missing } = await restoreMedia(options, state.database, list)
  await copyTables(state.database, database)
  return { status: 'restored', files, missing, ended }
}

const refused = (reason: string) => ({ status: 'refused', reason }) as const

/** The first file that is missing or differs from the list; null if none. */
async function findDamaged(folder: string, list: Checksums, onProgress: OnProgress) {
  if (databaseOf(list) === null) return LIST_NAME
  const damaged: string[] = []
  let done = 0
  await inParallel([...list], AT_ONCE, async ([path, hash]) => {
    const found = await hashOf(join(folder, path)).catch(() => null)
    if (found !== hash) damaged.push(path)
    onProgress(++done, list.size)
  })
  return damaged.toSorted()[0] ?? null
}

/** Opens a copy of a backup's database, brought up to date; the backup itself stays as it is. */
async function openCopy(folder: string, list: Checksums, file: string) {
  await removeDatabase(file)
  await fs.copyFile(join(folder, databaseOf(list) ?? ''), file)
  const database = await openDatabase(`sqlite:${file}`)
  const dispose = async () => {
    await database.close()
    await removeDatabase(file)
  }
  try {
    await migrateAll(database)
    return { database, [Symbol.asyncDispose]: dispose }
  } catch (error) {
    await dispose()
    throw error instanceof StorageError
      ? new StorageError(`${folder}: ${error.message}`, { cause: error })
      : error
  }
}

/** Whether a backup is older than another one, as far as both tell: what came in between would count as deleted. */
async function isBefore(one: Database, other: Database): Promise<boolean> {
  const [here, there] = [await findLastSeen(one), await findLastSeen(other)]
  return here !== null && there !== null && here < there
}

/** Whether the media store has files of a site with another id, which would lose it, and no longer send what waits there. */
async function isOfOtherSite({ folder, media }: RestoreOptions, state: Database) {
  const theirs = await findStoreId(media)
  if (theirs === null || (await media.list()).length === 1) return false
  const copies = await diskMediaStore(join(folder, MEDIA))
  return theirs !== (await readStoreId({ database: state, media: copies }))
}

async function restoreMedia(
  { folder, media, onRestore }: RestoreOptions,
  state: Database,
  list: Checksums,
) {
  const copies = await diskMediaStore(join(folder, MEDIA))
  const store = await readStoreId({ database: state, media: copies })
  const named = await findNamedMedia(state, store)
  const kept = new Set(mediaOf(list))
  const present = new Set((await media.list()).filter((path) => parseMediaPath(path) !== null))
  const files = named.intersection(kept)
  const lacking = files.difference(present.add(STORE_ID_PATH))
  let done = files.size - lacking.size
  await copyFile(STORE_ID_PATH, copies, media) // first: by it, the next run knows what an interrupted one has stored
  await inParallel([...lacking], AT_ONCE, async (path) => {
    await copyFile(path, copies, media)
    onRestore(++done, files.size)
  })
  return { files: files.size, missing: [...named.difference(kept)] }
}
