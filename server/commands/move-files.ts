import { createHash } from 'node:crypto'

import { inParallel } from '#provider/agency-folder/in-parallel.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { reasonOf, StorageError } from '#storage/storage-error.ts'

type MoveOptions = {
  from: Pick<MediaStore, 'list' | 'get'>
  to: Pick<MediaStore, 'list' | 'get' | 'put'>
  onProgress: (done: number, total: number) => void
}

/**
 * What became of the source's files: copied; the same there already; other there, and replaced; gone from the source in the
 * meantime. `failed` has no more than 20, then the move ends. `others` are files of the target that the source lacks.
 */
export type MoveReport = {
  total: number
  copied: number
  same: number
  replaced: number
  gone: number
  failed: { path: string; reason: string }[]
  others: number
}

type Result = 'copied' | 'same' | 'replaced' | 'gone'
type Content = { size: number; sha256: string }

const AT_ONCE = 4
const MAX_FAILED = 20

/**
 * Copies all files of a store to another, and reads each back: its size and SHA-256 must be those of the source. Deletes nothing.
 * A second run reads everything again, and copies only what is missing or differs.
 */
export async function moveFiles({ from, to, onProgress }: MoveOptions): Promise<MoveReport> {
  const paths = await from.list()
  const there = new Set(await to.list())
  const report: MoveReport = {
    total: paths.length,
    copied: 0,
    same: 0,
    replaced: 0,
    gone: 0,
    failed: [],
    others: there.difference(new Set(paths)).size,
  }
  let done = 0
  onProgress(done, paths.length)
  await inParallel(paths, AT_ONCE, async (path) => {
    if (report.failed.length >= MAX_FAILED) return
    try {
      report[await moveFile(path, { from, to, isThere: there.has(path) })] += 1
    } catch (error) {
      report.failed.push({ path, reason: reasonOf(error) })
    }
    onProgress(++done, paths.length)
  })
  return report
}

type FileMove = Pick<MoveOptions, 'from' | 'to'> & { isThere: boolean }

async function moveFile(path: string, { from, to, isThere }: FileMove): Promise<Result> {
  if (isThere) {
    const wanted = await contentOf(from, path)
    if (wanted === null) return 'gone'
    if (isSame(wanted, await contentOf(to, path))) return 'same'
  }
  const copied = await copy(path, from, to)
  if (copied === null) return 'gone'
  if (isSame(copied, await contentOf(to, path))) return isThere ? 'replaced' : 'copied'
  throw new StorageError(`${path} is another file where it was written to.`)
}

/** Writes a file to the other store; its content as it was read. */
async function copy(
  path: string,
  from: MoveOptions['from'],
  to: MoveOptions['to'],
): Promise<Content | null> {
  const found = await from.get(path)
  if (found === null) return null
  const hash = createHash('sha256')
  async function* hashed(body: AsyncIterable<Uint8Array>) {
    for await (const chunk of body) {
      hash.update(chunk)
      yield chunk
    }
  }
  await to.put(path, found.part === null ? new Uint8Array() : hashed(found.body))
  return { size: found.size, sha256: hash.digest('hex') }
}

async function contentOf(store: MoveOptions['from'], path: string): Promise<Content | null> {
  const found = await store.get(path)
  if (found === null) return null
  const hash = createHash('sha256')
  if (found.part !== null) for await (const chunk of found.body) hash.update(chunk)
  return { size: found.size, sha256: hash.digest('hex') }
}

function isSame(wanted: Content, found: Content | null): boolean {
  return found?.size === wanted.size && found.sha256 === wanted.sha256
}
