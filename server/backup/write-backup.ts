import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { findStoreId, readStoreId, STORE_ID_PATH } from '#outbox/store-id.ts'
import { rowsOf as outboxRowsOf } from '#outbox/tables.ts'
import type { Database } from '#storage/database.ts'
import { diskMediaStore } from '#storage/disk-media-store.ts'
import type { MediaStore } from '#storage/media-store.ts'
import type { OnProgress } from '#storage/in-parallel.ts'
import { snapshot } from '#storage/snapshot.ts'

import {
  type Checksums,
  databaseName,
  hashOf,
  MEDIA,
  mediaOf,
  readChecksums,
  removeDatabase,
  writeChecksums,
} from './backup-folder.ts'
import { copyMedia, isDamaged } from './copy-media.ts'
import { findNamedMedia, isEmpty, migrateAll } from './tables.ts'
import { countElsewhere } from '#outbox/operating.ts'

type BackupOptions = {
  database: Database
  media: MediaStore
  folder: string
  onProgress: OnProgress
}

/**
 * `missing`: media that rows name and MEDIA_STORAGE does not have. `damaged`: media whose content does not match their name.
 * `elsewhere`: entries whose photos are in the media store of another site.
 */
export type BackupReport = {
  files: number
  added: number
  missing: string[]
  damaged: string[]
  elsewhere: number
}

const PARTIAL = 'database.partial'
/** Enough for a busy evening: an application that arrives at the panel between a state and its copies costs one. */
const ROUNDS = 20

/**
 * Writes a backup of a running site, or brings an earlier one in the same folder up to date: the database as of one moment, and
 * all media that it names. The list of files is replaced last, so an interrupted backup leaves the earlier one.
 *
 * The database is read first. A photo that its row names may be deleted before it is copied; then the row is gone too, and a new
 * state of the database is read. Media never change under their path, so only new ones are copied.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupReport> {
  const { database, media, folder, onProgress } = options
  const store = await readStoreId({ database, media })
  const copies = await diskMediaStore(join(folder, MEDIA))
  const sums = await earlierSums(folder, copies)
  const added = new Set<string>()
  const damaged = new Set<string>()
  const partial = join(folder, PARTIAL)
  let missing = new Set<string>()
  let named = new Set<string>()
  let elsewhere = 0
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = missing
    await removeDatabase(partial)
    const state = await snapshot({ database, file: partial, migrate: migrateAll })
    try {
      named = await findNamedMedia(state, store)
      elsewhere = await countElsewhere(outboxRowsOf(state), store)
    } finally {
      await state.close()
    }
    missing = await copyMedia({ media, copies, named, sums, added, damaged, onProgress })
    if (missing.isSubsetOf(before)) break // none is missing, or the newer state names the same: their site has lost them
  }
  const whole = named.difference(missing)
  const list = new Map([await placeDatabase(folder), ...listOf(sums, whole)])
  await writeChecksums(folder, list)
  await removeOthers(folder, copies, list)
  return {
    files: whole.size,
    added: added.intersection(whole).size,
    missing: [...missing],
    damaged: [...damaged],
    elsewhere,
  }
}

/** The hashes of the media that an earlier backup has left in the folder. What is damaged is copied again: it may be mended. */
async function earlierSums(folder: string, copies: MediaStore): Promise<Map<string, string>> {
  const earlier: Checksums = (await readChecksums(folder)) ?? new Map()
  return new Map(
    (await copies.list()).flatMap((path) => {
      const hash = earlier.get(`${MEDIA}/${path}`)
      return hash === undefined || isDamaged(path, hash) ? [] : [[path, hash] as const]
    }),
  )
}

function listOf(sums: ReadonlyMap<string, string>, paths: ReadonlySet<string>) {
  return [...paths].toSorted().map((path) => [`${MEDIA}/${path}`, sums.get(path) ?? ''] as const)
}

async function placeDatabase(folder: string): Promise<readonly [name: string, hash: string]> {
  const partial = join(folder, PARTIAL)
  await syncFile(partial)
  const hash = await hashOf(partial)
  const name = `${hash.slice(0, 16)}.db`
  await rename(partial, join(folder, name))
  return [name, hash]
}

async function syncFile(path: string) {
  await using file = await open(path, 'r+')
  await file.chmod(0o600)
  await file.sync()
}

/** Removes what the list does not name: a deleted application is in no file of the backup any more. */
async function removeOthers(folder: string, copies: MediaStore, list: Checksums) {
  for (const name of await readdir(folder)) {
    if (databaseName.test(name) && !list.has(name)) await rm(join(folder, name), { force: true })
  }
  await removeDatabase(join(folder, PARTIAL))
  for (const path of await copies.list()) {
    if (!list.has(`${MEDIA}/${path}`)) await copies.remove(path)
  }
}

type Replacing = {
  database: Database
  media: MediaStore
  /** Where an earlier backup may be. */
  folder: string
  /** Whether the tables of the embedded provider belong to the site. */
  isEmbedded: boolean
}

/**
 * Why a folder's earlier backup must not be replaced by one of this site, in a sentence: a site whose disk is not mounted looks
 * like another one, or like an empty one, and its backup would delete the good one. Null if nothing speaks against it.
 */
export async function reasonNotToReplace(options: Replacing): Promise<string | null> {
  const { database, media, folder, isEmbedded } = options
  const earlier = await readChecksums(folder)
  if (earlier === null) return null
  const id = await findStoreId(await diskMediaStore(join(folder, MEDIA)))
  if (id !== null && id !== (await readStoreId({ database, media }))) {
    return `${folder} has the backup of a site with another MEDIA_STORAGE: check the settings and whether a disk is mounted, or choose another folder.`
  }
  const hasMedia = mediaOf(earlier).some((path) => path !== STORE_ID_PATH)
  if (hasMedia && isEmbedded && (await isEmpty(database))) {
    return `${folder} has the backup of a site with content, and this site has neither an agency nor entries: check DATABASE_URL and whether a disk is mounted, or choose another folder.`
  }
  return null
}
