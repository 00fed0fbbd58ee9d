import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { isMissing, readIfExists } from '#storage/durable-file.ts'

import { listFile, listShards } from './list-files.ts'
import { openTemporaryFiles } from './temporary-files.ts'
import { createDiskUsage, type DiskLimits } from './disk-usage.ts'

/**
 * Opens a folder of files that can be made again; creates it if missing. It never exceeds its limit and leaves a reserve on the disk.
 * Evicts the least recently used files first. Rejects with disk errors.
 */
export async function openCopyFolder(folder: string, limits: DiskLimits) {
  const fileOf = (name: string) => join(folder, name.slice(0, 2), name)
  const unlink = (name: string) => rm(fileOf(name), { force: true })
  const diskUsage = createDiskUsage(folder, limits, unlink)
  const temporaryFiles = await openTemporaryFiles(folder)

  async function use(name: string, bytes: number | undefined) {
    if (bytes === undefined) return diskUsage.drop(name)
    diskUsage.use(name, bytes)
    const now = new Date()
    await utimes(fileOf(name), now, now).catch(ignoreMissing) // so that the order survives the process
  }

  /** Counts a file only once it is there: concurrent readers drop names that they do not find. */
  async function moveIn(name: string, temporary: string, bytes: number) {
    await mkdir(dirname(fileOf(name)), { recursive: true, mode: 0o700 })
    await rename(temporary, fileOf(name))
    diskUsage.use(name, bytes)
    await diskUsage.makeRoomFor(0)
  }

  return {
    /** Moves a file of `withTemporaryFile` in. */
    async adopt(name: string, temporary: string) {
      const { size } = await stat(temporary)
      if (await diskUsage.makeRoomFor(size)) await moveIn(name, temporary, size)
    },
    /** Passes a path for a temporary file to `work`; afterwards removes the file unless it was adopted. */
    withTemporaryFile: temporaryFiles.write,
    /** Stores a file, whole or not at all; false if there is no room. */
    put: (name: string, bytes: Uint8Array) =>
      temporaryFiles.write(async (temporary) => {
        if (!(await diskUsage.makeRoomFor(bytes.length))) return false
        await writeFile(temporary, bytes, { mode: 0o600 })
        await moveIn(name, temporary, bytes.length)
        return true
      }),
    async read(name: string): Promise<Uint8Array | null> {
      const bytes = await readIfExists(fileOf(name))
      await use(name, bytes?.length)
      return bytes
    },
    /** The path of a file, until the file is evicted; null if there is none. */
    async find(name: string): Promise<string | null> {
      const file = await listFile(dirname(fileOf(name)), name)
      await use(name, file?.bytes)
      return file && fileOf(name)
    },
    async remove(name: string) {
      diskUsage.drop(name)
      await unlink(name)
    },
    /** Adds the files from before the start and those of other processes to the disk usage. */
    async scan() {
      diskUsage.putBefore(await listShards(folder))
      await diskUsage.makeRoomFor(0)
      await temporaryFiles.removeOld()
    },
  }
}

/** Another process may evict a file while this one uses it. */
function ignoreMissing(error: unknown) {
  if (!isMissing(error)) throw error
}
