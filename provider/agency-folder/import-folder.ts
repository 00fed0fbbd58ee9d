import type { AgencyFolder } from '#contract/agency-folder.ts'
import type { Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { rowsOf } from '../tables.ts'
import { toEntries } from './entries.ts'
import { type FolderText, readText } from './folder-files.ts'
import { inParallel } from './in-parallel.ts'
import { contentFile } from './post-entry.ts'
import type { Problem } from './problem.ts'
import { readFolder } from './read-folder.ts'
import { listeningSource, takenSource } from './source.ts'
import { sweepMedia } from './sweep-media.ts'
import { takeMedia } from './take-media.ts'
import type { BoardCategories } from './talent-entry.ts'
import { type Counts, writeEntries } from './write-entries.ts'

type ImportOptions = {
  folder: string
  database: Database
  media: MediaStore
  boards: BoardCategories
  /** Told after each file that was taken. */
  onProgress?: (done: number, total: number) => void
}

/** What an import did, and what of the folder it could not take; `unreadable` did nothing at all. */
export type ImportReport =
  | { status: 'imported'; counts: Counts; problems: Problem[] }
  | { status: 'unreadable'; problems: Problem[] }

const POST_BYTES = 2_000_000
const TEXTS_AT_ONCE = 4

/**
 * Makes the database and the media store hold what an agency folder says (contract: Agency folder): talents matched by slug,
 * posts by language and slug, updated, never doubled; what is no longer named is removed. Media come first, then all rows
 * at once, then media without use go, so an import that was interrupted is completed by the next. The database must be
 * migrated before. Of two different folders at once one may lose its media until it is imported again.
 */
export async function importFolder(options: ImportOptions): Promise<ImportReport> {
  const { folder, database, media, boards, onProgress = () => {} } = options
  const read = await readFolder(folder)
  if (read.status === 'unreadable') return read
  const { root, agency, named, problems } = read

  const texts = await readTexts(root, agency)
  const names = new Set<string>()
  toEntries(agency, boards, listeningSource(names, texts))
  const taken = await takeMedia({ root, names: [...names], store: media, onProgress })
  const source = takenSource(taken, texts, (problem) => problems.push(problem))
  const counts = await writeEntries(database, toEntries(agency, boards, source), named)
  await sweepMedia(rowsOf(database), media)
  return { status: 'imported', counts, problems }
}

/** Whether a folder was ever imported into the database, be it one without entries. */
export async function isAgencyImported(database: Database): Promise<boolean> {
  const mark = await rowsOf(database).selectFrom('imported').select('kind').limit(1).execute()
  return mark.length > 0
}

async function readTexts(root: string, { posts }: AgencyFolder): Promise<Map<string, FolderText>> {
  const names = new Set(posts.map(contentFile).filter((name) => name !== null))
  const texts = await inParallel([...names], TEXTS_AT_ONCE, async (name) => {
    return [name, await readText(root, name, POST_BYTES)] as const
  })
  return new Map(texts)
}
