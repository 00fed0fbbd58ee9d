import { randomUUID } from 'node:crypto'
import { access, link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { codeOf } from './storage-error.ts'
import { lockFile } from './lock-file.ts'

type Content = Uint8Array | string | AsyncIterable<Uint8Array>

/**
 * Writes a file atomically, readable only by this user: after a crash, it exists as a whole or not at all. Writes the bytes to a
 * temporary file beside it, syncs and renames it, then syncs the folder and all parent folders that it had to create.
 */
export async function writeDurably(path: string, bytes: Content) {
  await placeDurably(path, bytes, (partial) => rename(partial, path))
}

/**
 * Like {@link writeDurably}, but never replaces a file: returns false if the file exists. `hardLink` creates a hard link, if the
 * file system supports hard links.
 */
export async function createDurably(
  path: string,
  bytes: Content,
  hardLink: typeof link = link,
): Promise<boolean> {
  let isFirst = false
  await placeDurably(path, bytes, async (partial) => {
    isFirst = await linkFirst(partial, path, hardLink)
    await rm(partial, { force: true })
  })
  return isFirst
}

/** Links the file to its final name unless that name is taken: unlike a rename, a link never replaces a file. */
async function linkFirst(partial: string, path: string, hardLink: typeof link): Promise<boolean> {
  try {
    await hardLink(partial, path)
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST') return false
    if (code === null || !noHardLinks.has(code)) throw error
    return renameFirst(partial, path)
  }
}

/** Error codes of file systems without hard links: FAT, exFAT, Windows shares and many FUSE mounts. */
const noHardLinks: ReadonlySet<string> = new Set([
  'EPERM',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EMLINK',
])

const LOOK_AGAIN_MS = 20
const MAX_WAIT_MS = 10_000

/** Renames under a lock. Opening exclusively (`wx`) would expose a partial file, and leave it behind if the process is killed. */
async function renameFirst(partial: string, path: string): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < MAX_WAIT_MS; waitedMs += LOOK_AGAIN_MS) {
    using lock = lockFile(`${path}.lock`)
    if (lock === null) {
      await sleep(LOOK_AGAIN_MS)
      continue
    }
    if (await isThere(path)) return false
    await rename(partial, path)
    return true
  }
  throw new Error(`another process has been creating ${path} for ${MAX_WAIT_MS / 1_000} s`)
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function placeDurably(
  path: string,
  bytes: Content,
  place: (partial: string) => Promise<void>,
) {
  const folder = dirname(path)
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 })
  const partial = `${path}.${randomUUID()}.partial`
  try {
    await writeFile(partial, bytes, { flag: 'wx', mode: 0o600, flush: true })
    await place(partial)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await syncFolder(folder)
  if (firstMade !== undefined) await syncFoldersAbove(folder, dirname(firstMade))
}

/** The bytes of a file, or `null` if there is none. */
export async function readIfExists(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Parses the JSON of one of our files; null if the file is truncated or damaged, which counts as missing. */
export function parseStored(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether an error of node:fs says that a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'ENOENT' || code === 'ENOTDIR'
}

/** For `catch`: nothing if a file or folder does not exist; rethrows all other errors. */
export function emptyIfMissing(error: unknown): never[] {
  if (isMissing(error)) return []
  throw error
}

/** A new folder survives a power cut only once its parent folder is synced. */
async function syncFoldersAbove(folder: string, highest: string) {
  for (let above = folder; above !== highest && above !== dirname(above);) {
    above = dirname(above)
    await syncFolder(above)
  }
}

/** Makes renames, links and removals in a folder survive a power cut. */
async function syncFolder(folder: string) {
  await using handle = await open(folder, 'r')
  await handle.sync()
}
