import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

import sharp from 'sharp'

import type { MediaStore } from '#storage/media-store.ts'

import { HEAD_BYTES, type MediaKind, mediaKinds, recogniseMedia } from '../media/media-kind.ts'
import { toMediaPath } from '../media/media-path.ts'
import { findInFolder } from './folder-files.ts'
import { inParallel } from './in-parallel.ts'

/** A file as the media store keeps it, its size in pixels if it is a picture; or why it was not taken. */
export type Taken = TakenFile | { status: 'refused'; reason: string }
export type TakenFile = {
  status: 'taken'
  path: string
  kind: MediaKind
  width: number | null
  height: number | null
}

const BYTES_AT_MOST = { picture: 40_000_000, clip: 500_000_000 } as const
const UNKNOWN = 'is no picture (JPEG, PNG, GIF, WebP, AVIF) and no clip (MP4, WebM, Ogg, MOV)'
const PIXELS_AT_MOST = 50_000_000
const AT_ONCE = 4

type Takings = {
  root: string
  names: readonly string[]
  store: MediaStore
  onProgress: (done: number, total: number) => void
}

/** Takes the named files of a folder into the store, each under its content's name; what is there is not written again. */
export async function takeMedia(takings: Takings): Promise<Map<string, Taken>> {
  const { root, names, store, onProgress } = takings
  sharp.cache(false) // every file is opened once: kept ones would only fill the memory
  const stored = new Set(await store.list())
  let done = 0
  const taken = await inParallel(names, AT_ONCE, async (name) => {
    const file = await takeFile(root, name, store, stored)
    onProgress(++done, names.length)
    return [name, file] as const
  })
  return new Map(taken)
}

async function takeFile(
  root: string,
  name: string,
  store: MediaStore,
  stored: Set<string>,
): Promise<Taken> {
  const file = await findInFolder(root, name)
  if (file.status === 'refused') return file
  const kind = recogniseMedia(await readHead(file.path))
  if (kind === null) return refused(UNKNOWN)
  const { use } = mediaKinds[kind]
  const most = BYTES_AT_MOST[use]
  if (file.bytes > most) return refused(`is larger than ${most / 1e6} MB`)
  const size = use === 'picture' ? await readSize(file.path) : unknownSize
  if (size === null) return refused('is damaged, or larger than 50 megapixels')

  const path = toMediaPath(await hashOf(file.path), kind)
  if (!stored.has(path)) await store.put(path, createReadStream(file.path))
  stored.add(path)
  return { status: 'taken', path, kind, ...size }
}

const unknownSize = { width: null, height: null }

/** Width and height as the picture is seen, its camera's rotation applied; null when it cannot be read. */
async function readSize(path: string) {
  try {
    const { width, height } = (await sharp(path).metadata()).autoOrient
    return width * height <= PIXELS_AT_MOST ? { width, height } : null
  } catch {
    return null // sharp has no other way to say that it is damaged
  }
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const head = new Uint8Array(HEAD_BYTES)
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0)
    return head.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

function refused(reason: string): Taken {
  return { status: 'refused', reason }
}
