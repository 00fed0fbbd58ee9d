import { randomUUID } from 'node:crypto'

import type { Clock } from './database.ts'
import type { ExpiryRun } from './expiry-guard.ts'
import type { MediaStore } from './media-store.ts'

export type PrivateFiles = ReturnType<typeof createPrivateFiles>

/** Files older than `olderThanMs` that are not among the paths from `findNamed`. */
type Strays = { findNamed: () => Promise<ReadonlySet<string>>; olderThanMs: number }

/** `extension` has no dot. */
type PrivateFile = { bytes: Uint8Array; extension: string }

type PrivateFilesOptions = {
  media: Pick<MediaStore, 'put' | 'size' | 'list' | 'remove' | 'removeRemains'>
  folder: string
  now: Clock
}

/** Files in a folder of the media store that no route serves, under names that cannot be guessed. The folder has no other files. */
export function createPrivateFiles({ media, folder, now }: PrivateFilesOptions) {
  /** Deletes files, one after the other; missing ones are skipped. */
  async function remove(paths: readonly string[]) {
    for (const path of paths) await media.remove(path)
  }

  return {
    remove,
    /** Whether all files exist. */
    async areThere(paths: readonly string[]): Promise<boolean> {
      for (const path of paths) if (!((await media.size(path)) ?? 0)) return false
      return true
    },
    /** Stores files durably and returns their paths, in order. Stores all, or rejects. */
    async keep(files: readonly PrivateFile[]): Promise<string[]> {
      const at = await now()
      const paths = files.map(({ extension }) => `${newPath(folder, at)}.${extension}`)
      const written = await Promise.allSettled(
        files.map(({ bytes }, index) => media.put(paths[index] ?? '', bytes)),
      )
      const failed = written.find((each) => each.status === 'rejected')
      if (failed === undefined) return paths
      await remove(paths).catch(() => {}) // the sweep deletes them later
      throw failed.reason
    },
    /** Within one run, deletes strays and the remains of interrupted writes. */
    async sweep(run: ExpiryRun, { findNamed, olderThanMs }: Strays): Promise<void> {
      await media.removeRemains(folder, olderThanMs)
      const files = await media.list(folder)
      const old = files.filter((path) => Math.abs(run.now - timeOf(path)) > olderThanMs)
      const named = await findNamed() // after the listing, to include a file that a row came to name in between
      const strays = old.filter((path) => !named.has(path))
      const found = { due: strays.length, total: files.length } // also none: the guard then forgets its first look
      if (!(await run.mayDelete(found))) return
      for (const path of strays) {
        await media.remove(path)
        run.deleted(1)
      }
    },
  }
}

/** A path that cannot be guessed. The name contains the time, so the age survives a copy to another store. */
export function newPath(folder: string, at: number): string {
  return `${folder}/${at.toString(36)}-${randomUUID()}`
}

/** The time in a file's name; 0 for a foreign name, which counts as old. */
export function timeOf(path: string): number {
  const [, time = '0'] = /\/([\da-z]+)-[^/]+$/.exec(path) ?? []
  return Number.parseInt(time, 36)
}
