import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { isMissing } from '#storage/durable-file.ts'

/** A file as it lies in a folder; `usedMs` is when it was last written or used, in milliseconds since 1970. */
export type ListedFile = { name: string; bytes: number; usedMs: number }

/** The files of the folders of a folder whose names have two characters, used longest ago first. */
export async function listShards(folder: string): Promise<ListedFile[]> {
  const shards = (await readdir(folder)).filter((name) => name.length === 2)
  const files: ListedFile[] = []
  for (const shard of shards) files.push(...(await listFiles(join(folder, shard))))
  return files.toSorted((a, b) => a.usedMs - b.usedMs)
}

/** The files of a folder. One that goes in the meantime is left out. */
export async function listFiles(folder: string): Promise<ListedFile[]> {
  const names = await readdir(folder)
  const files = await Promise.all(names.map((name) => listFile(folder, name)))
  return files.filter((file) => file !== null)
}

/** One file of a folder, or null when there is none of the name. */
export async function listFile(folder: string, name: string): Promise<ListedFile | null> {
  try {
    const { size, mtimeMs } = await stat(join(folder, name))
    return { name, bytes: size, usedMs: mtimeMs }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
