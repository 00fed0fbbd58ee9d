import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { isMissing, readIfThere } from '#storage/durable-file.ts'

import { listFile, listShards } from './list-files.ts'
import { openPartials } from './partials.ts'
import { createStock, type StockLimits } from './stock.ts'

/**
 * Files that can be made again, in a folder that never holds more than its limit and leaves a reserve on the disk: what
 * was used longest ago goes first. Throws what the disk throws.
 */
export type CopyFolder = {
  read(name: string): Promise<Uint8Array | null>
  /** Keeps a file, whole or not at all; false where there is no room. */
  put(name: string, bytes: Uint8Array): Promise<boolean>
  /** A place for a file on its way in; what is not adopted from there is gone when the work ends. */
  withPartial<T>(work: (partial: string) => Promise<T>): Promise<T>
  /** Moves in a file that was written to such a place. */
  adopt(name: string, partial: string): Promise<void>
  /** Where a file lies, until others push it out; null when there is none. */
  find(name: string): Promise<string | null>
  remove(name: string): Promise<void>
  /** Takes stock of what lies there from before the start and from other processes. */
  scan(): Promise<void>
}

/** Opens the folder, which is made when missing. */
export async function openCopyFolder(folder: string, limits: StockLimits): Promise<CopyFolder> {
  const fileOf = (name: string) => join(folder, name.slice(0, 2), name)
  const unlink = (name: string) => rm(fileOf(name), { force: true })
  const stock = createStock(folder, limits, unlink)
  const partials = await openPartials(folder)

  async function use(name: string, bytes: number | undefined) {
    if (bytes === undefined) return stock.drop(name)
    stock.use(name, bytes)
    const now = new Date()
    await utimes(fileOf(name), now, now).catch(ignoreMissing) // the order outlives the process
  }

  /** Only what is there is in stock: others look for the name meanwhile, and take out of it what they do not find. */
  async function moveIn(name: string, partial: string, bytes: number) {
    await mkdir(dirname(fileOf(name)), { recursive: true, mode: 0o700 })
    await rename(partial, fileOf(name))
    stock.use(name, bytes)
    await stock.makeRoomFor(0)
  }

  return {
    async adopt(name, partial) {
      const { size } = await stat(partial)
      if (await stock.makeRoomFor(size)) await moveIn(name, partial, size)
    },
    withPartial: (work) => partials.write(work),
    put: (name, bytes) =>
      partials.write(async (partial) => {
        if (!(await stock.makeRoomFor(bytes.length))) return false
        await writeFile(partial, bytes, { mode: 0o600 })
        await moveIn(name, partial, bytes.length)
        return true
      }),
    async read(name) {
      const bytes = await readIfThere(fileOf(name))
      await use(name, bytes?.length)
      return bytes
    },
    async find(name) {
      const file = await listFile(dirname(fileOf(name)), name)
      await use(name, file?.bytes)
      return file && fileOf(name)
    },
    async remove(name) {
      stock.drop(name)
      await unlink(name)
    },
    async scan() {
      stock.putBefore(await listShards(folder))
      await stock.makeRoomFor(0)
      await partials.removeOld()
    },
  }
}

/** Another process may push a file out while we use it. */
function ignoreMissing(error: unknown) {
  if (!isMissing(error)) throw error
}
