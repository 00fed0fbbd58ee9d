import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'

/** Where uploads lie while they are read: each process has a folder of its own, and says again and again that it lives. */
export type UploadFolder = {
  /** Keeps a file until the work is over. */
  keep<T>(bytes: Readable, work: (file: string) => Promise<T>): Promise<T>
  /** Ends what is still being written; resolves when nothing is left, whatever the work was. */
  close(): Promise<void>
}

/** Opens the folder, and ends what processes that live no more have left there. */
export async function openUploadFolder(root: string, remainsMs: number): Promise<UploadFolder> {
  const own = join(root, randomUUID())
  const sign = async () => {
    const now = new Date()
    await mkdir(own, { recursive: true, mode: 0o700 }) // who slept for long was taken for dead
    await utimes(own, now, now)
    await removeRemains(root, remainsMs)
  }
  await sign()
  const timer = setInterval(() => void sign().catch(() => {}), remainsMs / 3).unref() // the disk may be full: the next time
  const closing = new AbortController()
  const underWay = new Set<Promise<unknown>>()

  async function keepOne<T>(bytes: Readable, work: (file: string) => Promise<T>): Promise<T> {
    const file = join(own, randomUUID())
    try {
      closing.signal.throwIfAborted()
      await mkdir(own, { recursive: true, mode: 0o700 })
      await writeFile(file, addAbortSignal(closing.signal, bytes), { mode: 0o600 })
      return await work(file)
    } finally {
      await rm(file, { force: true })
    }
  }

  return {
    keep(bytes, work) {
      const keeping = keepOne(bytes, work)
      const over = keeping.catch(() => {}).finally(() => underWay.delete(over))
      underWay.add(over)
      return keeping
    },
    async close() {
      clearInterval(timer)
      closing.abort()
      await Promise.all(underWay)
      await rm(own, { recursive: true, force: true })
    },
  }
}

async function removeRemains(root: string, remainsMs: number) {
  for (const name of await readdir(root)) {
    const folder = join(root, name)
    const signedMs = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity, // another process was quicker
    )
    if (Date.now() - signedMs > remainsMs) await rm(folder, { recursive: true, force: true })
  }
}
