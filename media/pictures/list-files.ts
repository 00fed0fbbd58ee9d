import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { isMissing } from '#storage/durable-file.ts'

/** A file of a folder; `usedMs` is the time of its last write or use, in milliseconds since 1970. */
type ListedFile = { name: string; bytes: number; usedMs: number }

/** The files of a folder's subfolders with names of two characters, least recently used first. */
export async function listShards(folder: string): Promise<ListedFile[]> {
  const shards = (await readdir(folder)).filter((name) => name.length === 2)
  const files: ListedFile[] = []
  for (const shard of shards) files.push(...(await listFiles(join(folder, shard))))
  return files.toSorted((a, b) => a.usedMs - b.usedMs)
}

/** The files of a folder. Omits a file that is removed meanwhile. */
export async function listFiles(folder: string): Promise<ListedFile[]> {
  const names = await readdir(folder)
  const files = await Promise.all(names.map((name) => listFile(folder, name)))
  return files.filter((file) => file !== null)
}

/** A file of a folder by name; null if there is none. */
export async function listFile(folder: string, name: string): Promise<ListedFile | null> {
  try {
    const { size, mtimeMs } = await stat(join(folder, name))
    return { name, bytes: size, usedMs: mtimeMs }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
