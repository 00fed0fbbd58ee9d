import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { listFiles } from './list-files.ts'

/** Files on their way into a folder: they appear in it whole, by being renamed, or not at all. */
export type Partials = {
  /** Gives a place for a file; what still lies there when the work ends is removed. */
  write<T>(work: (partial: string) => Promise<T>): Promise<T>
  /** Removes what killed processes left behind. */
  removeOld(): Promise<void>
}

const NOBODY_WRITES_MS = 600_000

/** Opens the place for partial files of a folder. Both are made when missing. */
export async function openPartials(folder: string): Promise<Partials> {
  const place = join(folder, 'partial')
  const remove = (name: string) => rm(join(place, name), { force: true })
  await mkdir(place, { recursive: true, mode: 0o700 })
  return {
    async write(work) {
      const name = randomUUID()
      return work(join(place, name)).finally(() => remove(name).catch(() => {})) // removeOld() will find it
    },
    async removeOld() {
      const old = Date.now() - NOBODY_WRITES_MS
      const files = (await listFiles(place)).filter(({ usedMs }) => usedMs < old)
      await Promise.all(files.map(({ name }) => remove(name)))
    },
  }
}
