import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'

import type { MediaStore } from '#storage/media-store.ts'

import { type MediaKind, mediaKinds } from '#media/files/media-kind.ts'
import { toMediaPath } from '../media/media-path.ts'
import { findInFolder } from './folder-files.ts'
import { inParallel } from './in-parallel.ts'
import type { KnownMedia } from './known-media.ts'
import { type GoodMedia, lookAtMedia } from './look-at-media.ts'

/** A file as the media store keeps it, its size in pixels if it is a picture, its codec (`avc1`) if it is a film that tells; or why it was not taken. */
export type Taken = TakenFile | { status: 'refused'; reason: string }
export type TakenFile = {
  status: 'taken'
  path: string
  kind: MediaKind
  width: number | null
  height: number | null
  codec: string | null
}

/** Told how many files are done, and of how many: first of those that need no work, then after each. */
export type OnProgress = (done: number, total: number) => void

const AT_ONCE = 4

type Takings = {
  root: string
  names: readonly string[]
  store: MediaStore
  known: KnownMedia
  onProgress: OnProgress
}

/** Takes the named files of a folder into the store, each under its content's name. What is there is not written again, and what is known to be there not even read. */
export async function takeMedia(takings: Takings): Promise<Map<string, Taken>> {
  const { root, names, store, known, onProgress } = takings
  const stored = new Set(await store.list())
  const taken = new Map<string, Taken>()
  await inParallel(names, AT_ONCE, async (name) => {
    const file = await findInFolder(root, name)
    const earlier = file.status === 'there' ? known.find(file) : null
    if (earlier !== null && stored.has(earlier.path)) taken.set(name, earlier)
  })
  onProgress(taken.size, names.length)
  const unknown = names.filter((name) => !taken.has(name))
  await inParallel(unknown, AT_ONCE, async (name) => {
    const seen = await lookAtMedia(root, name)
    taken.set(name, seen.status === 'good' ? await takeFile(seen, takings, stored) : seen)
    onProgress(taken.size, names.length)
  })
  await known.settle()
  return taken
}

async function takeFile(
  seen: GoodMedia,
  { store, known }: Takings,
  stored: Set<string>,
): Promise<TakenFile> {
  const { kind, width, height, codec } = seen
  const { path, bytes } = await (mediaKinds[kind].use === 'clip' ? streamed(seen) : read(seen))
  if (!stored.has(path)) await store.put(path, bytes)
  stored.add(path)
  const file: TakenFile = { status: 'taken', path, kind, width, height, codec }
  await known.note(seen, file)
  return file
}

/** A picture is small enough to be read once, for its name and its copy. */
async function read({ path, kind }: GoodMedia) {
  const bytes = await readFile(path)
  return { path: toMediaPath(createHash('sha256').update(bytes).digest('hex'), kind), bytes }
}

async function streamed({ path, kind }: GoodMedia) {
  const sha256 = await hashOf(createReadStream(path))
  return { path: toMediaPath(sha256, kind), bytes: unchanged(path, sha256) }
}

async function hashOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

/** The bytes, or an error at their end where they are no longer those that were hashed. */
async function* unchanged(path: string, sha256: string) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== sha256) throw new Error(`${path} was changed while it was imported`)
}
