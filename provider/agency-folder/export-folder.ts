import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { AgencyFolder } from '#contract/agency-folder.ts'
import type { Database } from '#storage/database.ts'
import { writeDurably } from '#storage/durable-file.ts'
import { codeOf } from '#storage/storage-error.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { mediaKinds } from '#media/files/media-kind.ts'
import { parseMediaPath } from '../media/media-path.ts'
import { readExportList, removeFiles, writeExportList } from './export-list.ts'
import { nameOfTrack } from './film-tracks.ts'
import { findAgency } from './find-agency.ts'
import { isThere } from './folder-files.ts'
import { folderOfAgency, type Size, type Target } from './folder-of-agency.ts'
import { inParallel, type OnProgress } from '#storage/in-parallel.ts'
import { readSize, unknownSize } from './inspect-media.ts'
import { AGENCY_FILE } from './problem.ts'
import { parseTracks } from '../talents/profile.ts'

type ExportOptions = {
  folder: string
  database: Database
  media: MediaStore
  onProgress?: OnProgress
}

/**
 * The outcome of an export. `missing` are files that the media store no longer has; every use of them is omitted. `refused`:
 * nothing was written; `by` is a foreign file that the export would overwrite, null if the folder is not that of an export.
 */
export type ExportReport =
  | { status: 'exported'; talents: number; posts: number; files: number; missing: string[] }
  | { status: 'refused'; by: string | null }

const AT_ONCE = 4

/**
 * Writes the agency as a folder for an import (docs/product.md: Agency folder). Only this user can read it, as it contains
 * birthdates. `agency.json` is written last: a folder without it is from an interrupted export. In the folder of an earlier
 * export, files that the export wrote and that are no longer needed are deleted; all others stay.
 */
export async function exportFolder(options: ExportOptions): Promise<ExportReport> {
  const { folder, database, media, onProgress = () => {} } = options
  const earlier = await readExportList(folder)
  if (earlier === null && !(await isVacant(folder))) return { status: 'refused', by: null }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const rows = await findAgency(database)

  const named: Named = { names: new Map(), tracks: new Map(), texts: new Map() }
  const { names, tracks, texts } = named
  folderOfAgency(rows, namingTarget(named, null))
  const files = [...names.values(), ...[...tracks].map(([name, path]) => ({ path, name }))]
  const own = new Set([AGENCY_FILE, ...files.map(({ name }) => name), ...texts.keys()])
  const by = await findFirst(folder, own.difference(new Set(earlier)))
  if (by !== null) return { status: 'refused', by }
  await writeExportList(folder, own.union(new Set(earlier)))
  await removeFiles(folder, [AGENCY_FILE])
  const sizes = await writeMedia({ folder, media, files, onProgress })
  const agency = folderOfAgency(rows, namingTarget(named, sizes))
  await inParallel([...texts], AT_ONCE, ([name, html]) => writeDurably(join(folder, name), html))
  const missing = files.flatMap(({ path, name }) => (sizes.has(path) ? [] : [name]))
  const written = own.difference(new Set(missing))
  await removeFiles(folder, [...new Set(earlier).difference(written)])
  await writeDurably(join(folder, AGENCY_FILE), toJson(agency))
  await writeExportList(folder, written)
  return {
    status: 'exported',
    talents: agency.talents.length,
    posts: agency.posts.length,
    files: files.length - missing.length + texts.size + 1,
    missing,
  }
}

async function isVacant(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return code === 'ENOENT'
    throw error
  }
}

/** The first of these names that exists in the folder. */
async function findFirst(folder: string, names: Iterable<string>): Promise<string | null> {
  for (const name of names) {
    if (await isThere(join(folder, name))) return name
  }
  return null
}

/** The name of each media file, by its path; of a film with tracks, by its path and tracks. */
type Names = Map<string, { path: string; name: string }>

const filmKey = (path: string, tracks: string | null) => path + (tracks ?? '')

/** The names of an export's media files, of its tracks, and its texts. */
type Named = { names: Names; tracks: Map<string, string>; texts: Map<string, string> }

/**
 * Names each media file after its first use, a track after its film, and collects the posts' texts. Once the files are written, it
 * uses only those of them that have a size.
 */
function namingTarget(
  { names, tracks, texts }: Named,
  sizes: ReadonlyMap<string, Size> | null,
): Target {
  function nameOf(path: string | null, preferredName: string, key = path): string | null {
    const kind = path === null ? undefined : parseMediaPath(path)?.kind
    if (path === null || key === null || kind === undefined) return null
    if (sizes?.has(path) === false) return null
    const name = names.get(key)?.name ?? `${preferredName}.${kind}`
    names.set(key, { path, name })
    return name
  }
  return {
    media: (path, preferredName) => nameOf(path, preferredName),
    film(path, stored, preferredName) {
      const name = nameOf(path, preferredName, path && filmKey(path, stored))
      if (name === null) return null
      for (const track of parseTracks(stored)) tracks.set(nameOfTrack(name, track), track.file)
      return name
    },
    text: (name, html) => void texts.set(name, html),
    sizeOf: (path) => sizes?.get(path) ?? unknownSize,
  }
}

type MediaWriting = {
  folder: string
  media: MediaStore
  /** Paths in the store, with their names in the folder. */
  files: readonly { path: string; name: string }[]
  onProgress: OnProgress
}

/** Copies the files that the store has. Returns them with the size of each picture. */
async function writeMedia({ folder, media, files, onProgress }: MediaWriting) {
  const sizes = new Map<string, Size>()
  let done = 0
  onProgress(done, files.length)
  await inParallel(files, AT_ONCE, async ({ path, name }) => {
    const found = await media.get(path)
    if (found !== null && found.part !== null) {
      await writeDurably(join(folder, name), found.body)
      const kind = parseMediaPath(path)?.kind
      const isPicture = kind !== undefined && mediaKinds[kind].use === 'picture'
      sizes.set(path, (isPicture ? await readSize(join(folder, name)) : null) ?? unknownSize)
    }
    onProgress(++done, files.length)
  })
  return sizes
}

/** Omits empty optional fields, as in a handwritten file. */
function toJson(agency: AgencyFolder): string {
  const json = JSON.stringify(
    agency,
    (key, value: unknown) => (isLeftOut(key, value) ? undefined : value),
    2,
  )
  return `${json}\n`
}

function isLeftOut(key: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0 && optionalLists.has(key)
  if (key === 'hidden') return value === false
  return value === null && key !== 'gender'
}

const optionalLists: ReadonlySet<string> = new Set([
  'languages',
  'book',
  'polaroids',
  'videos',
  'digitalVideos',
  'slides',
  'feed',
])
