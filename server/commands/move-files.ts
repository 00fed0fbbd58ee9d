import { inParallel, type OnProgress } from '#storage/in-parallel.ts'
import { contentOf, copyFile, isSameContent } from '#storage/copy-file.ts'
import type { MediaSource, MediaStore } from '#storage/media-store.ts'
import { reasonOf, StorageError } from '#storage/storage-error.ts'

import { isDamaged } from '../backup/copy-media.ts'

export type MoveOptions = {
  from: Pick<MediaSource, 'list' | 'get'>
  to: Pick<MediaStore, 'list' | 'get' | 'put'>
  onProgress: OnProgress
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

const AT_ONCE = 4
const MAX_FAILED = 20

/**
 * Copies all files of a store to another, and reads each back: its size and SHA-256 must be those of the source. Deletes nothing.
 * A second run reads everything again, and copies only what is missing or differs; it replaces nothing by a damaged file.
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
    const wanted = await contentOf(path, from)
    if (wanted === null) return 'gone'
    if (isSameContent(wanted, await contentOf(path, to))) return 'same'
    if (isDamaged(path, wanted.sha256)) {
      throw new StorageError(
        `${path} is damaged in the source, so it stays as it is in the target.`,
      )
    }
  }
  const copied = await copyFile(path, from, to)
  if (copied === null) return 'gone'
  if (isSameContent(copied, await contentOf(path, to))) return isThere ? 'replaced' : 'copied'
  throw new StorageError(`${path} is another file where it was written to.`)
}
