import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

import { codeOf } from './error-code.ts'

type Content = Uint8Array | string | AsyncIterable<Uint8Array>

/**
 * Writes a file that is there whole or not at all, whatever happens: bytes to a temporary name beside it, fsync, rename,
 * fsync of the folder, and of those above it that it made, where they were missing. `mode` is the file's permission bits.
 */
export async function writeDurably(path: string, bytes: Content, mode = 0o600) {
  await placeDurably(path, { bytes, mode }, (partial) => rename(partial, path))
}

/** As {@link writeDurably} where no such file is there yet; false where one is, which stays. */
export async function createDurably(path: string, bytes: Content): Promise<boolean> {
  try {
    await placeDurably(path, { bytes, mode: 0o600 }, async (partial) => {
      await link(partial, path) // unlike a rename it replaces nothing
      await rm(partial)
    })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function placeDurably(
  path: string,
  { bytes, mode }: { bytes: Content; mode: number },
  place: (partial: string) => Promise<void>,
) {
  const folder = dirname(path)
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 })
  const partial = `${path}.${randomUUID()}.partial`
  try {
    const file = await open(partial, 'wx', mode)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await place(partial)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await syncFolder(folder)
  if (firstMade !== undefined) await syncFoldersAbove(folder, dirname(firstMade))
}

/** The bytes of a file, or `null` when there is none. */
export async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Whether an error of node:fs says that a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'ENOENT' || code === 'ENOTDIR'
}

/** A folder that was made is one only once the folder that it lies in says so. */
async function syncFoldersAbove(folder: string, highest: string) {
  for (let above = folder; above !== highest && above !== dirname(above);) {
    above = dirname(above)
    await syncFolder(above)
  }
}

/** What was renamed, linked or removed in a folder is so after a power cut too. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
