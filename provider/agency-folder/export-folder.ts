import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { AgencyFolder } from '#contract/agency-folder.ts'
import type { Database } from '#storage/database.ts'
import { writeDurably } from '#storage/durable-file.ts'
import { codeOf } from '#storage/error-code.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { mediaKinds } from '../media/media-kind.ts'
import { parseMediaPath } from '../media/media-path.ts'
import { findAgency } from './find-agency.ts'
import { folderOfAgency, type Size, type Target } from './folder-of-agency.ts'
import { inParallel } from './in-parallel.ts'
import { readSize, unknownSize } from './look-at-media.ts'
import { AGENCY_FILE } from './problem.ts'
import type { OnProgress } from './take-media.ts'

type ExportOptions = {
  folder: string
  database: Database
  media: MediaStore
  onProgress?: OnProgress
}

/** What was written; `missing` are files that the media store should have: whatever shows them was left out. `occupied` wrote nothing, as something lies there. */
export type ExportReport =
  | { status: 'exported'; talents: number; posts: number; files: number; missing: string[] }
  | { status: 'occupied' }

const AT_ONCE = 4

/**
 * Writes the agency as a folder that an import takes (contract: Agency folder), readable to this user alone: birthdates are in
 * it. `agency.json` comes last, so a folder without it is one of an export that was interrupted.
 */
export async function exportFolder(options: ExportOptions): Promise<ExportReport> {
  const { folder, database, media, onProgress = () => {} } = options
  if (!(await isVacant(folder))) return { status: 'occupied' }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const rows = await findAgency(database)

  const names = new Map<string, string>()
  folderOfAgency(rows, namingTarget(names))
  const sizes = await writeMedia({ folder, media, names, onProgress })
  const texts = new Map<string, string>()
  const agency = folderOfAgency(rows, writtenTarget(names, sizes, texts))
  await inParallel([...texts], AT_ONCE, ([name, html]) => writeDurably(join(folder, name), html))
  await writeDurably(join(folder, AGENCY_FILE), toJson(agency))
  return {
    status: 'exported',
    talents: agency.talents.length,
    posts: agency.posts.length,
    files: sizes.size + texts.size + 1,
    missing: [...names].flatMap(([path, name]) => (sizes.has(path) ? [] : [name])),
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

/** Gives each file a name, that of its first use. */
function namingTarget(names: Map<string, string>): Target {
  const media: Target['media'] = (path, wish) => {
    const kind = path === null ? undefined : parseMediaPath(path)?.kind
    if (path === null || kind === undefined) return null
    const name = names.get(path) ?? `${wish}.${kind}`
    names.set(path, name)
    return name
  }
  return { media, text: () => {}, sizeOf: () => unknownSize }
}

/** Knows which files were written, and collects posts. */
function writtenTarget(
  names: ReadonlyMap<string, string>,
  sizes: ReadonlyMap<string, Size>,
  texts: Map<string, string>,
): Target {
  return {
    media: (path) => (path !== null && sizes.has(path) ? (names.get(path) ?? null) : null),
    text: (name, html) => void texts.set(name, html),
    sizeOf: (path) => sizes.get(path) ?? unknownSize,
  }
}

type MediaWriting = {
  folder: string
  media: MediaStore
  names: ReadonlyMap<string, string>
  onProgress: OnProgress
}

/** Copies the files that the store has, and tells the sizes of the pictures among them. */
async function writeMedia({ folder, media, names, onProgress }: MediaWriting) {
  const sizes = new Map<string, Size>()
  let done = 0
  onProgress(done, names.size)
  await inParallel([...names], AT_ONCE, async ([path, name]) => {
    const found = await media.get(path)
    if (found !== null && found.part !== null) {
      await writeDurably(join(folder, name), found.body)
      const kind = parseMediaPath(path)?.kind
      const isPicture = kind !== undefined && mediaKinds[kind].use === 'picture'
      sizes.set(path, (isPicture ? await readSize(join(folder, name)) : null) ?? unknownSize)
    }
    onProgress(++done, names.size)
  })
  return sizes
}

/** What is empty and may be missing is left out, as people write it. */
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
