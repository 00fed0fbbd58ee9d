import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { sha256Of } from '#storage/copy-file.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { mediaKinds } from '#media/files/media-kind.ts'
import { toMediaPath } from '../media/media-path.ts'
import { findInFolder } from './folder-files.ts'
import { inParallel, type OnProgress } from '#storage/in-parallel.ts'
import type { KnownMedia } from './known-media.ts'
import { type GoodMedia, inspectMedia, type MediaFacts } from './inspect-media.ts'

/** A file in the media store, or why it was refused. */
export type StoredMedia = StoredMediaFile | { status: 'refused'; reason: string }
export type StoredMediaFile = MediaFacts & { status: 'stored'; path: string }

const AT_ONCE = 4

type StoreMediaOptions = {
  root: string
  names: readonly string[]
  store: MediaStore
  known: KnownMedia
  onProgress: OnProgress
}

/** Stores a folder's named files by content hash. Does not rewrite a file that is in the store, nor even read a known one. */
export async function storeMedia(options: StoreMediaOptions): Promise<Map<string, StoredMedia>> {
  const { root, names, store, known, onProgress } = options
  const inStore = new Set(await store.list())
  const stored = new Map<string, StoredMedia>()
  await inParallel(names, AT_ONCE, async (name) => {
    const file = await findInFolder(root, name)
    const earlier = file.status === 'found' ? known.find(file) : null
    if (earlier !== null && inStore.has(earlier.path)) stored.set(name, earlier)
  })
  onProgress(stored.size, names.length)
  const unknown = names.filter((name) => !stored.has(name))
  try {
    await inParallel(unknown, AT_ONCE, async (name) => {
      const seen = await inspectMedia(root, name)
      stored.set(name, seen.status === 'inspected' ? await storeFile(seen, options, inStore) : seen)
      onProgress(stored.size, names.length)
    })
  } finally {
    await known.settle() // also of an import that is interrupted: the next one knows what this one has stored
  }
  return stored
}

async function storeFile(
  seen: GoodMedia,
  { store, known }: StoreMediaOptions,
  inStore: Set<string>,
): Promise<StoredMediaFile> {
  const { kind, width, height, codec, seconds } = seen
  const { path, bytes } = await (mediaKinds[kind].use === 'clip' ? streamed(seen) : read(seen))
  if (!inStore.has(path)) await store.put(path, bytes)
  inStore.add(path)
  const file: StoredMediaFile = { status: 'stored', path, kind, width, height, codec, seconds }
  await known.note(seen, file)
  return file
}

/** Reads a picture once, for its hash and its copy: it is small enough for the memory. */
async function read({ path, kind }: GoodMedia) {
  const bytes = await readFile(path)
  return { path: toMediaPath(createHash('sha256').update(bytes).digest('hex'), kind), bytes }
}

async function streamed({ path, kind }: GoodMedia) {
  const sha256 = await sha256Of(createReadStream(path))
  return { path: toMediaPath(sha256, kind), bytes: unchanged(path, sha256) }
}

/** The file's bytes. Throws at the end if they differ from the hashed ones. */
async function* unchanged(path: string, sha256: string) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== sha256) throw new Error(`${path} changed during the import`)
}
