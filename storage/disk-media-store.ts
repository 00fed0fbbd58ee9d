import { constants } from 'node:fs'
import { access, type FileHandle, mkdir, open, readdir, realpath, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { createDurably, isMissing, emptyIfMissing, writeDurably } from './durable-file.ts'
import {
  type ByteRange,
  isMediaPath,
  type MediaSource,
  type MediaStore,
  type StoredMedia,
} from './media-store.ts'
import { reasonOf, StorageError } from './storage-error.ts'

const CHUNK_BYTES = 256 * 1024
const REMAINS_AFTER_MS = 60 * 60 * 1000

/**
 * A media store in a folder on this machine. Opening it removes old remains of interrupted `put` calls. Throws a
 * {@link StorageError} if the folder cannot be created or written to.
 */
export async function diskMediaStore(folder: string): Promise<MediaStore> {
  const root = await openFolder(folder, { mayWrite: true })
  await removeRemains(root, REMAINS_AFTER_MS)
  return {
    ...sourceIn(root),
    put: async (path, bytes) => writeDurably(locate(root, path), bytes),
    create: async (path, bytes) => createDurably(locate(root, path), bytes),
    remove: async (path) => rm(locate(root, path), { force: true }),
    removeRemains: async (within, olderThanMs) => removeRemains(locate(root, within), olderThanMs),
  }
}

/** Opens such a folder to read only: its disk may be full, or take no more writes. Throws a {@link StorageError} if it is missing. */
export async function diskMediaSource(folder: string): Promise<MediaSource> {
  return sourceIn(await openFolder(folder, { mayWrite: false }))
}

function sourceIn(root: string): MediaSource {
  return {
    get: async (path, range) =>
      isMediaPath(path) ? await readPart(join(root, path), range) : null,
    size: async (path) => (isMediaPath(path) ? await sizeOf(join(root, path)) : null),
    list: async (within = '') => {
      const files = await filesOf(within === '' ? root : locate(root, within))
      return files.map((file) => file.slice(root.length + 1)).filter(isMediaPath)
    },
  }
}

function locate(root: string, path: string): string {
  if (!isMediaPath(path)) throw new StorageError(`"${path}" is not the path of a media file.`)
  return join(root, path)
}

async function openFolder(folder: string, { mayWrite }: { mayWrite: boolean }): Promise<string> {
  const { R_OK, W_OK, X_OK } = constants
  try {
    if (mayWrite) await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, R_OK | X_OK | (mayWrite ? W_OK : 0))
    return await realpath(folder)
  } catch (error) {
    const message = `The media folder ${folder} cannot be used: ${reasonOf(error)}.`
    throw new StorageError(message, { cause: error })
  }
}

async function sizeOf(file: string): Promise<number | null> {
  await using handle = await openRegularFile(file)
  return handle && (await handle.stat()).size
}

async function readPart(file: string, range: ByteRange | undefined): Promise<StoredMedia | null> {
  const size = await sizeOf(file)
  if (size === null) return null
  const part = partOf(size, range)
  return part === null ? { size, part } : { size, part, body: streamOf(file, part) }
}

/** Opens a file; null if the path contains a symbolic link, which could lead out of the store. */
async function openRegularFile(file: string): Promise<FileHandle | null> {
  try {
    if ((await realpath(file)) !== file) return null
    const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW)
    if ((await handle.stat()).isFile()) return handle
    await handle.close()
    return null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function partOf(size: number, range: ByteRange | undefined) {
  if (range === undefined) return size === 0 ? null : { first: 0, last: size - 1 }
  const first = 'final' in range ? Math.max(0, size - range.final) : range.first
  const last = 'final' in range ? size - 1 : Math.min(range.last ?? Infinity, size - 1)
  return first <= last ? { first, last } : null
}

/** Opens the file for each chunk only, so a reader that disappears leaves no file open. */
function streamOf(file: string, part: { first: number; last: number }) {
  let position = part.first
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        const bytes = await readAt(file, position, Math.min(CHUNK_BYTES, part.last + 1 - position))
        position += bytes.length
        stream.enqueue(bytes)
        if (position > part.last) stream.close()
      },
    },
    { highWaterMark: 0 },
  )
}

async function readAt(file: string, position: number, length: number): Promise<Uint8Array> {
  await using handle = await openRegularFile(file)
  if (handle === null) throw new Error('the file disappeared while it was being read')
  const { bytesRead, buffer } = await handle.read(new Uint8Array(length), 0, length, position)
  if (bytesRead === 0) throw new Error('the file shrank while it was being read')
  return buffer.subarray(0, bytesRead)
}

async function filesOf(folder: string): Promise<string[]> {
  const reading = readdir(folder, { recursive: true, withFileTypes: true })
  const entries = await reading.catch(emptyIfMissing)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Spares younger files: another process may still be writing them. */
async function removeRemains(folder: string, olderThanMs: number) {
  const partials = (await filesOf(folder)).filter((file) => file.endsWith('.partial'))
  for (const file of partials) {
    if (Date.now() - (await changedAt(file)) > olderThanMs) await rm(file, { force: true })
  }
}

/** A file that is gone has just been finished by its writer, so it counts as newest. */
async function changedAt(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (isMissing(error)) return Infinity
    throw error
  }
}
