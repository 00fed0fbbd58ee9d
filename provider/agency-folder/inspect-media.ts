import { open, readFile } from 'node:fs/promises'

import sharp from 'sharp'

import { HEAD_BYTES, type MediaKind, mediaKinds, recogniseMedia } from '#media/files/media-kind.ts'
import { faultOfWebVtt, MAX_TRACK_BYTES, TOO_LARGE } from '#media/files/web-vtt.ts'
import { isTrackPath } from '#agency/gallery.ts'
import { readCodec, readFilmLength } from './film-header.ts'
import { isTruncated } from './truncated-file.ts'
import { type FileState, findInFolder, type FoundFile } from './folder-files.ts'

/** A picture or clip of a folder, with its real path; or the reason of its refusal. */
type InspectedMedia = GoodMedia | { status: 'refused'; reason: string }
export type GoodMedia = FileState & MediaFacts & { status: 'inspected'; path: string }

/** The size of a picture in pixels, the codec of a film (`avc1`) and its length; null where there is none, or it is unknown. */
export type MediaFacts = {
  kind: MediaKind
  width: number | null
  height: number | null
  codec: string | null
  seconds: number | null
}

sharp.cache(false) // each file is opened only once, so a cache would only fill the memory

const MAX_BYTES = { picture: 40_000_000, clip: 500_000_000 } as const
const UNKNOWN = 'is no picture (JPEG, PNG, GIF, WebP, AVIF) and no clip (MP4, WebM, Ogg, MOV)'
const MAX_PIXELS = 50_000_000

/** Inspects a named file cheaply, without decoding its pixels. */
export async function inspectMedia(root: string, name: string): Promise<InspectedMedia> {
  const found = await findInFolder(root, name)
  if (found.status === 'refused') return found
  if (isTrackPath(name)) return inspectTrack(found)
  const { path, bytes, stamp, changedMs } = found
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  const head = buffer.subarray(0, bytesRead)
  const kind = recogniseMedia(head)
  if (kind === null) return refused(UNKNOWN)
  const { use } = mediaKinds[kind]
  const most = MAX_BYTES[use]
  if (bytes > most) return refused(`is larger than ${most / 1e6} MB`)
  if (await isTruncated({ kind, file, bytes, head }))
    return refused('is damaged: its end is missing')
  const size = use === 'picture' ? await readSize(path) : unknownSize
  if (size === null) return refused('is damaged: it cannot be opened as a picture')
  const pixels = (size.width ?? 0) * (size.height ?? 0)
  if (pixels > MAX_PIXELS) {
    return refused(
      `has ${Math.ceil(pixels / 1e6)} megapixels, and ${MAX_PIXELS / 1e6} are the most`,
    )
  }
  const hasBoxes = kind === 'mp4' || kind === 'mov'
  const codec = hasBoxes ? await readCodec(file, bytes) : null
  const seconds = hasBoxes ? await readFilmLength(file, bytes) : null
  return { status: 'inspected', path, kind, stamp, changedMs, codec, seconds, ...size }
}

/** Reads captions or chapters whole: they are small. */
async function inspectTrack({ path, bytes, stamp, changedMs }: FoundFile): Promise<InspectedMedia> {
  const fault = bytes > MAX_TRACK_BYTES ? TOO_LARGE : faultOfWebVtt(await readFile(path))
  if (fault !== null) return refused(fault)
  const facts = { kind: 'vtt', codec: null, seconds: null, ...unknownSize } as const
  return { status: 'inspected', path, stamp, changedMs, ...facts }
}

export const unknownSize = { width: null, height: null }

/** Width and height as displayed, with the camera's rotation applied; null if unreadable. */
export async function readSize(path: string) {
  try {
    return (await sharp(path).metadata()).autoOrient
  } catch {
    return null // sharp throws for damaged files
  }
}

function refused(reason: string): InspectedMedia {
  return { status: 'refused', reason }
}
