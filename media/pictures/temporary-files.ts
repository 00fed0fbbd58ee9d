import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { listFiles } from './list-files.ts'

const NOBODY_WRITES_MS = 600_000

/** Opens the subfolder for temporary files, which are renamed into its folder when complete. Creates both folders if missing. */
export async function openTemporaryFiles(folder: string) {
  const place = join(folder, 'partial')
  const remove = (name: string) => rm(join(place, name), { force: true })
  await mkdir(place, { recursive: true, mode: 0o700 })
  return {
    /** Passes a path for a temporary file to `work`, and removes the file afterwards if it is still there. */
    write: async <T>(work: (temporary: string) => Promise<T>): Promise<T> => {
      const name = randomUUID()
      return work(join(place, name)).finally(() => remove(name).catch(() => {})) // removeOld() tries again
    },
    /** Removes files of killed processes. */
    async removeOld(): Promise<void> {
      const old = Date.now() - NOBODY_WRITES_MS
      const files = (await listFiles(place)).filter(({ usedMs }) => usedMs < old)
      await Promise.all(files.map(({ name }) => remove(name)))
    },
  }
}
