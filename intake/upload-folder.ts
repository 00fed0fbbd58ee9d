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

/** Opens the folder, and deletes the files of dead processes. */
export async function openUploadFolder(root: string, limits: FolderLimits): Promise<UploadFolder> {
  const { remainsMs, uploadBytes } = limits
  const own = join(root, randomUUID())
  let heldBytes = 0
  const sign = async () => {
    const now = new Date()
    await mkdir(own, { recursive: true, mode: 0o700 }) // another process deletes it if this one slept and seemed dead
    await utimes(own, now, now)
    await removeRemains(root, { own, remainsMs })
  }
  await sign()
  const timer = setInterval(() => void sign().catch(() => {}), remainsMs / 3).unref() // the next run retries, e.g. on a full disk
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

/** Spares this process's own folder, whose age a clock that jumps could belie. */
async function removeRemains(root: string, { own, remainsMs }: { own: string; remainsMs: number }) {
  for (const name of await readdir(root)) {
    const folder = join(root, name)
    if (folder === own) continue
    const signedMs = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity, // another process was quicker
    )
    if (Date.now() - signedMs > remainsMs) await rm(folder, { recursive: true, force: true })
  }
}
