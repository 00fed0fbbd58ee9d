import type { Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'
import type { Lock } from '#storage/postgres-lock.ts'
import { StorageError } from '#storage/storage-error.ts'

import { rowsOf, type Rows } from '../service/tables.ts'
import { openKnownMedia } from './known-media.ts'
import type { LocatedProblem } from './problem.ts'
import type { Languages } from './folder-warnings.ts'
import { readAgency } from './read-agency.ts'
import { storeMedia } from './store-media.ts'
import type { BoardCategories } from '../talents/categories.ts'
import { findUsedMedia } from './used-media.ts'
import { type Counts, findAgencyVersion, writeEntries } from './write-entries.ts'
import { parseMediaPath } from '../media/media-path.ts'
import { inParallel, type OnProgress } from '#storage/in-parallel.ts'

type ImportOptions = {
  folder: string
  database: Database
  media: MediaStore
  boards: BoardCategories
  languages?: Languages | undefined
  onProgress?: OnProgress
  /** The lock of {@link IMPORT}, if another process may import, too. */
  lock?: Pick<Lock, 'isHeld'>
}

/** The outcome of an import, with the problems in the folder; `invalid`: nothing was imported. */
export type ImportReport =
  | { status: 'imported'; counts: Counts; problems: LocatedProblem[]; warnings: LocatedProblem[] }
  | { status: 'invalid'; problems: LocatedProblem[] }

/** The work that one process does at a time (`database.tryLock`). */
export const IMPORT = 'import of an agency folder'

/**
 * Imports an agency folder into the database and the media store (docs/product.md: Agency folder). Updates talents by slug and
 * posts by language and slug, never duplicates them, and removes entries that are no longer named. Media are stored first, then
 * all rows in one transaction, then unused media are deleted: the next import completes an interrupted one. The database must be
 * migrated before. Take the lock of {@link IMPORT} before, too: of two imports at once, one would delete media of the other.
 * Throws a {@link StorageError} if that lock is lost, before anything of another import is touched.
 */
export async function importFolder(options: ImportOptions): Promise<ImportReport> {
  const { folder, database, media, boards, languages, onProgress = () => {}, lock } = options
  const rows = rowsOf(database)
  const mediaOf = async (root: string, names: readonly string[]) => {
    const known = await openKnownMedia(rows)
    return storeMedia({ root, names, store: media, known, onProgress })
  }
  const read = await readAgency({ folder, boards, languages, mediaOf })
  if (read.status === 'invalid') return read
  const { entries, named, problems, warnings } = read
  requireHeld(lock)
  const counts = await writeEntries(database, entries, named)
  requireHeld(lock)
  await sweepMedia(rows, media)
  return { status: 'imported', counts, problems, warnings }
}

function requireHeld(lock: ImportOptions['lock']) {
  if (lock?.isHeld() !== false) return
  throw new StorageError(
    'The connection to the database broke, so another import may have begun: run this one again.',
  )
}

/** Whether a folder was ever imported into the database, even one without entries. */
export async function isAgencyImported(database: Database): Promise<boolean> {
  return (await findAgencyVersion(database)) !== null
}

const AT_ONCE = 8

/**
 * Removes media that no row uses any more, including those of an interrupted import. Leaves everything else in the store, such as
 * photos of applications.
 */
async function sweepMedia(rows: Rows, store: MediaStore) {
  const used = await findUsedMedia(rows)
  const unused = (await store.list()).filter((path) => parseMediaPath(path) && !used.has(path))
  await inParallel(unused, AT_ONCE, (path) => store.remove(path))
}
