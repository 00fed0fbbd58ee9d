import type { FileHandle } from 'node:fs/promises'

import type { MediaKind } from '#media/files/media-kind.ts'

import { readAt, readBox } from './film-header.ts'

/** An open file. `head` is its beginning: at least a dozen bytes, if the file is long enough. */
type OpenMedia = { kind: MediaKind; file: FileHandle; bytes: number; head: Buffer }

/**
 * Whether the end of a file is missing, as after an interrupted copy; decoders show the missing part grey. Checks each kind's end
 * mark or length, without decoding. WebM and Ogg have neither.
 */
export async function isTruncated(media: OpenMedia): Promise<boolean> {
  const { kind, bytes, head } = media
  if (kind === 'jpg') return !(await hasJpegEnd(media))
  if (kind === 'png') return !(await readTail(media)).includes('IEND')
  if (kind === 'gif') return !GIF_END.test((await readTail(media)).toString('latin1'))
  if (kind === 'webp') return head.readUInt32LE(4) + RIFF_HEAD_BYTES > bytes
  if (kind === 'avif' || kind === 'mp4' || kind === 'mov') return hasOpenBox(media)
  return false
}

const TAIL_BYTES = 1024 // some programs write a few bytes after the end
const GIF_END = /\0;[\0\s]*$/ // the trailer, after the last block's terminator
const RIFF_HEAD_BYTES = 8
const JPEG_END = Buffer.from([0xff, 0xd9])
const JPEG_SCAN = 0xda

/** Looks for the end mark at the end, then anywhere after the headers: phones append whole films to a JPEG. */
async function hasJpegEnd({ file, bytes }: OpenMedia): Promise<boolean> {
  const last = await readAt(file, bytes - JPEG_END.length, JPEG_END.length)
  if (last.equals(JPEG_END)) return true
  const whole = await readAt(file, 0, bytes)
  return whole.includes(JPEG_END, startOfScan(whole))
}

/** The position after a JPEG's headers, which may contain a thumbnail with its own end mark. */
function startOfScan(jpeg: Buffer): number {
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== JPEG_SCAN) {
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  return at
}

/** Whether the last box of an ISO media file extends beyond the end of the file. */
async function hasOpenBox({ file, bytes }: OpenMedia): Promise<boolean> {
  let at = 0
  while (at < bytes) {
    const box = await readBox(file, at, bytes)
    if (box === null) return false // not a box, but data after the boxes
    at = box.next
  }
  return at > bytes
}

async function readTail({ file, bytes }: OpenMedia): Promise<Buffer> {
  const start = Math.max(0, bytes - TAIL_BYTES)
  return readAt(file, start, bytes - start)
}
