import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'

import type { IntakeLimits } from './intake-limits.ts'

/** The uploads in progress have used up their common space. */
export class UploadsFull extends Error {}

/** The folder of uploads in progress. Each process has its own subfolder, and touches it regularly to show that it is alive. */
export type UploadFolder = {
  /** Begins an upload; disposing it deletes its files. */
  begin(): Upload
  /** Aborts writes in progress; resolves when all uploads are disposed and all files are deleted. */
  close(): Promise<void>
}

export type Upload = AsyncDisposable & {
  /**
   * Writes a file to the disk and returns its path.
   *
   * @throws UploadsFull
   */
  keep(bytes: Readable): Promise<string>
}

type FolderLimits = Pick<IntakeLimits, 'remainsMs' | 'uploadBytes'>

/** How often a process touches its subfolder within `remainsMs`. */
const SIGNS = 3

/** Opens the folder. From then on, deletes the files of processes that have been dead for `remainsMs`. */
export async function openUploadFolder(root: string, limits: FolderLimits): Promise<UploadFolder> {
  const { remainsMs, uploadBytes } = limits
  const own = join(root, randomUUID())
  let heldBytes = 0
  const removeRemains = createRemoval(root, own)
  const sign = async () => {
    const now = new Date()
    await mkdir(own, { recursive: true, mode: 0o700 }) // another process deletes it if this one slept and seemed dead
    await utimes(own, now, now)
    await removeRemains()
  }
  await sign()
  const timer = setInterval(() => void sign().catch(() => {}), remainsMs / SIGNS).unref() // the next run retries, e.g. on a full disk
  const closing = new AbortController()
  const inFlight = new Set<Promise<void>>()

  return {
    begin() {
      const files: string[] = []
      let ownBytes = 0
      const over = Promise.withResolvers<void>()
      inFlight.add(over.promise)
      async function* counted(bytes: Readable) {
        for await (const chunk of addAbortSignal(closing.signal, bytes)) {
          ownBytes += chunk.length
          heldBytes += chunk.length
          if (heldBytes > uploadBytes) throw new UploadsFull('uploads take too much room')
          yield chunk
        }
      }
      return {
        async keep(bytes) {
          closing.signal.throwIfAborted()
          const file = join(own, randomUUID())
          files.push(file)
          await mkdir(own, { recursive: true, mode: 0o700 })
          await writeFile(file, counted(bytes), { mode: 0o600 })
          return file
        },
        async [Symbol.asyncDispose]() {
          heldBytes -= ownBytes
          try {
            await Promise.all(files.map((file) => rm(file, { force: true })))
          } finally {
            inFlight.delete(over.promise)
            over.resolve()
          }
        },
      }
    },
    async close() {
      clearInterval(timer)
      closing.abort()
      await Promise.all(inFlight)
      await rm(own, { recursive: true, force: true })
    },
  }
}

/**
 * Creates the removal of folders that nobody has touched since the third call before. It asks no clock: by one that jumps, a living
 * process looks dead.
 */
function createRemoval(root: string, own: string): () => Promise<void> {
  let seen = new Map<string, number>()
  return async () => {
    const before = seen
    seen = new Map()
    for (const name of await readdir(root)) {
      const folder = join(root, name)
      const signed = await stat(folder).catch(() => null) // another process was quicker
      if (folder === own || signed === null) continue
      const state = `${name} ${signed.mtimeMs}`
      const times = before.get(state) ?? 0
      if (times === SIGNS) await rm(folder, { recursive: true, force: true })
      else seen.set(state, times + 1)
    }
  }
}
