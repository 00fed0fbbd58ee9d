import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { sha256Of } from '#storage/copy-file.ts'
import { readIfExists, writeDurably } from '#storage/durable-file.ts'

/** The folder of the media in a backup, laid out as a media store on disk. */
export const MEDIA = 'media'

/** The name of a backup's database begins with its hash, so a new one never replaces the one that the list names. */
export const databaseName = /^[\da-f]{16}\.db$/

/** Removes a SQLite file with the logs beside it. */
export async function removeDatabase(file: string): Promise<void> {
  for (const end of ['', '-wal', '-shm', '-journal']) await rm(`${file}${end}`, { force: true })
}

/** The database of a backup, by the list of its files; null if the list names none. */
export function databaseOf(list: Checksums): string | null {
  return [...list.keys()].find((name) => databaseName.test(name)) ?? null
}

/** The media of a backup, by the list of its files: paths in a media store. */
export function mediaOf(list: Checksums): string[] {
  return [...list.keys()].flatMap((path) =>
    path.startsWith(`${MEDIA}/`) ? [path.slice(MEDIA.length + 1)] : [],
  )
}

/** The list of a backup's files, in the format of `sha256sum -c`. A backup is whole once it is written. */
export const LIST_NAME = 'SHA256SUMS'

/** The hashes of a backup's files, hexadecimal, by path from its folder. */
export type Checksums = ReadonlyMap<string, string>

/** Reads the list of a folder; null if there is none. Omits lines that a backup does not write. */
export async function readChecksums(folder: string): Promise<Checksums | null> {
  const bytes = await readIfExists(join(folder, LIST_NAME))
  if (bytes === null) return null
  const lines = new TextDecoder().decode(bytes).matchAll(/^([\da-f]{64}) {2}([\w/.-]+)$/gm)
  return new Map(
    [...lines].flatMap(([, hash = '', path = '']) =>
      path.includes('..') || path.startsWith('/') ? [] : [[path, hash] as const],
    ),
  )
}

export async function writeChecksums(folder: string, checksums: Checksums): Promise<void> {
  const lines = [...checksums].map(([path, hash]) => `${hash}  ${path}\n`)
  await writeDurably(join(folder, LIST_NAME), lines.join(''))
}

/** The hash of a file; rejects if it cannot be read. */
export function hashOf(file: string): Promise<string> {
  return sha256Of(createReadStream(file))
}
