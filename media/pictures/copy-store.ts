import { hash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import { reasonOf } from '#storage/storage-error.ts'

import { openCopyFolder } from './copy-folder.ts'
import type { Report } from './picture-result.ts'
import type { PictureLimits } from './picture-limits.ts'

/** Finished copies and their sources on the disk; the most recently used copies also in memory. */
export type CopyStore = Awaited<ReturnType<typeof openCopyStore>>

const SEAL_BYTES = 32

/** Opens the store of a folder. Disk errors are reported and treated as missing files. */
export async function openCopyStore(folder: string, limits: PictureLimits, report: Report) {
  const { diskBytes: maxBytes, reserveBytes, reserveFiles } = limits
  const disk = await openCopyFolder(folder, { maxBytes, reserveBytes, reserveFiles })
  const hot = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: limits.memoryBytes,
    sizeCalculation: (bytes) => bytes.length,
  })
  const orNull = <T>(work: Promise<T>): Promise<T | null> =>
    work.catch((error: unknown) => {
      report({ kind: 'disk', reason: reasonOf(error) })
      return null
    })
  const scan = () => void orNull(disk.scan())
  const scans = setInterval(scan, limits.scanMs)
  scan()

  async function readDisk(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const sealed = await disk.read(name)
    const bytes = sealed && unseal(sealed)
    if (bytes) hot.set(name, bytes)
    else if (sealed) await disk.remove(name)
    return bytes
  }

  return {
    read: async (name: string): Promise<Uint8Array<ArrayBuffer> | null> =>
      hot.get(name) ?? (await orNull(readDisk(name))),
    async write(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      hot.set(name, bytes)
      const isKept = await orNull(disk.put(name, seal(bytes)))
      if (isKept === false) report({ kind: 'disk', reason: 'no room on the disk' })
    },
    /** Passes a path for a temporary file to `work`; afterwards removes the file unless it was adopted. */
    withTemporaryFile: disk.withTemporaryFile,
    /** Moves a source in and returns its path; null if there is no room for it. */
    adopt: (name: string, temporary: string): Promise<string | null> =>
      orNull(disk.adopt(name, temporary).then(() => disk.find(name))),
    find: (name: string): Promise<string | null> => orNull(disk.find(name)),
    async remove(names: readonly string[]): Promise<void> {
      for (const name of names) hot.delete(name)
      for (const name of names) await orNull(disk.remove(name))
    },
    close: (): void => clearInterval(scans),
  }
}

/** Puts the hash before the bytes: copies are not flushed to the disk, so after a power cut a file may contain anything. */
function seal(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([hashOf(bytes), bytes])
}

function unseal(sealed: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(sealed.subarray(SEAL_BYTES))
  return hashOf(bytes).equals(sealed.subarray(0, SEAL_BYTES)) ? bytes : null
}

function hashOf(bytes: Uint8Array): Buffer {
  return hash('sha256', bytes, 'buffer')
}
