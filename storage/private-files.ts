import { randomUUID } from 'node:crypto'

import type { ExpiryRun } from './expiry-guard.ts'
import type { MediaStore } from './media-store.ts'

/** Files in a folder of the media store that no address serves, under names that nobody can guess. */
export type PrivateFiles = {
  /** Keeps files durably; their paths, in order. All are kept, or none and it rejects. */
  keep(files: readonly PrivateFile[]): Promise<string[]>
  /** Whether none of them is missing. */
  areThere(paths: readonly string[]): Promise<boolean>
  /** Ends files, one after the other; none of a path is as good. */
  remove(paths: readonly string[]): Promise<void>
  /** Within one run, ends what was made longer ago than that and nobody names, and what interrupted writing left behind. */
  sweep(run: ExpiryRun, strays: Strays): Promise<void>
}

/** Files that are older than `olderThanMs` and not among the paths that `findNamed` finds. */
type Strays = { findNamed: () => Promise<ReadonlySet<string>>; olderThanMs: number }

/** `extension` has no dot. */
export type PrivateFile = { bytes: Uint8Array; extension: string }

type PrivateFilesOptions = {
  media: Pick<MediaStore, 'put' | 'get' | 'list' | 'remove' | 'removeRemains'>
  folder: string
  now: () => number
}

/** Such files in a folder that nothing else lies in. */
export function createPrivateFiles({ media, folder, now }: PrivateFilesOptions): PrivateFiles {
  /** The time stands in the name, so that a file tells its age wherever it is kept. */
  function newPath({ extension }: PrivateFile): string {
    return `${folder}/${now().toString(36)}-${randomUUID()}.${extension}`
  }

  async function remove(paths: readonly string[]) {
    for (const path of paths) await media.remove(path)
  }

  return {
    remove,
    async areThere(paths) {
      for (const path of paths) {
        const found = await media.get(path)
        if (found?.part == null) return false
        await found.body.cancel()
      }
      return true
    },
    async keep(files) {
      const paths = files.map(newPath)
      const written = await Promise.allSettled(
        files.map(({ bytes }, index) => media.put(paths[index] ?? '', bytes)),
      )
      const failed = written.find((each) => each.status === 'rejected')
      if (failed === undefined) return paths
      await remove(paths).catch(() => {}) // the sweep will find them
      throw failed.reason
    },
    async sweep(run, { findNamed, olderThanMs }) {
      await media.removeRemains(folder, olderThanMs)
      const files = await media.list(folder)
      const old = files.filter((path) => Math.abs(run.now - timeOf(path)) > olderThanMs)
      if (old.length === 0) return
      const named = await findNamed() // after the list: whoever names a file in between is heard
      const strays = old.filter((path) => !named.has(path))
      if (!(await run.mayDelete({ due: strays.length, total: files.length }))) return
      for (const path of strays) {
        await media.remove(path)
        run.deleted(1)
      }
    },
  }
}

/** What has another name than ours is of no age that anybody waits for. */
function timeOf(path: string): number {
  const [, time = '0'] = /\/([\da-z]+)-[^/]+$/.exec(path) ?? []
  return Number.parseInt(time, 36)
}
