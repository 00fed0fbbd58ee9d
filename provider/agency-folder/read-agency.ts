import type { AgencyFolder } from '#contract/agency-folder.ts'

import { type Entries, toEntries } from './entries.ts'
import { findTracks } from './film-tracks.ts'
import { type FolderText, readText } from './folder-files.ts'
import { inParallel } from '#storage/in-parallel.ts'
import { locateProblems } from './locate-problems.ts'
import type { NamedKeys } from './named-keys.ts'
import { contentFile, POST_BYTES } from './post-entry.ts'
import { AGENCY_FILE, type LocatedProblem } from './problem.ts'
import { readFolder } from './read-folder.ts'
import { recordingSource, storedSource } from './source.ts'
import type { StoredMedia } from './store-media.ts'
import { folderWarnings, type Languages } from './folder-warnings.ts'
import type { BoardCategories } from '../talents/categories.ts'

type ReadAgencyOptions = {
  folder: string
  boards: BoardCategories
  /** The site's languages; if undefined, all. */
  languages?: Languages | undefined
  /** Gets the named pictures and clips. Called once, with all names. */
  mediaOf: (root: string, names: readonly string[]) => Promise<ReadonlyMap<string, StoredMedia>>
}

/** A folder's storable entries, the names of all files that it refers to, and its problems. `invalid`: nothing to store. */
type ReadAgency =
  | {
      status: 'read'
      root: string
      /** The text of `agency.json`. */
      text: string
      entries: Entries
      named: NamedKeys
      files: ReadonlySet<string>
      problems: LocatedProblem[]
      /** Entries that are stored as they are, but may be mistakes. */
      warnings: LocatedProblem[]
    }
  | { status: 'invalid'; problems: LocatedProblem[] }

const TEXTS_AT_ONCE = 4

/** Reads a whole agency folder, for an import as for a check. */
export async function readAgency(options: ReadAgencyOptions): Promise<ReadAgency> {
  const { folder, boards, languages, mediaOf } = options
  const read = await readFolder(folder)
  if (read.status === 'invalid') return read
  const { root, text, agency, named, problems, warnings } = read

  const texts = await readTexts(root, agency)
  const tracks = await findTracks(root, agency)
  const names = new Set<string>()
  toEntries(agency, named, boards, recordingSource(names, { texts, tracks }))
  const stored = await mediaOf(root, [...names])
  const source = storedSource(
    stored,
    { texts, tracks },
    {
      report: (problem) => problems.push(problem),
      warn: (warning) => warnings.push(warning),
    },
  )
  const entries = toEntries(agency, named, boards, source)
  const files = new Set([AGENCY_FILE, ...texts.keys(), ...names])
  return {
    status: 'read',
    root,
    text,
    entries,
    named,
    files,
    problems: locateProblems(problems, text, named),
    warnings: locateProblems([...warnings, ...folderWarnings(agency, languages)], text, named),
  }
}

async function readTexts(root: string, { posts }: AgencyFolder): Promise<Map<string, FolderText>> {
  const names = new Set(posts.map(contentFile).filter((name) => name !== null))
  const texts = await inParallel([...names], TEXTS_AT_ONCE, async (name) => {
    return [name, await readText(root, name, POST_BYTES)] as const
  })
  return new Map(texts)
}
