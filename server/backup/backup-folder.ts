import { rm } from 'node:fs/promises'

import type { Checksums } from './checksums.ts'

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
