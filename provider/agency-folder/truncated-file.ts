import type { FileHandle } from 'node:fs/promises'

import type { MediaKind } from '#media/files/media-kind.ts'

/** An open file. `head` is its beginning: a dozen bytes or more, if it has so many. */
type OpenMedia = { kind: MediaKind; file: FileHandle; bytes: number; head: Buffer }

/**
 * Whether the end of a file is missing, as after a copy that broke off; decoders show the rest grey. Decides by the end mark of
 * each kind, without decoding. WebM and Ogg have none.
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

const TAIL_BYTES = 1024 // some programs write a little behind the end
const GIF_END = /;[\0\s]*$/
const RIFF_HEAD_BYTES = 8
const JPEG_END = Buffer.from([0xff, 0xd9])
const JPEG_SCAN = 0xda
const BOX_HEAD_BYTES = 16
const BOX_LEAST_BYTES = 8

/** Telephones write whole films behind a JPEG's end, so it is looked for from the picture's beginning where it is not last. */
async function hasJpegEnd({ file, bytes }: OpenMedia): Promise<boolean> {
  const last = await readAt(file, bytes - JPEG_END.length, JPEG_END.length)
  if (last.equals(JPEG_END)) return true
  const whole = await readAt(file, 0, bytes)
  return whole.includes(JPEG_END, startOfScan(whole))
}

/** Behind a JPEG's headers, among which a small picture may have an end of its own. */
function startOfScan(jpeg: Buffer): number {
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== JPEG_SCAN) {
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  return at
}

/** Whether the last box of an ISO media file is longer than what there is of it. */
async function hasOpenBox({ file, bytes }: OpenMedia): Promise<boolean> {
  for (let at = 0; at < bytes;) {
    const head = await readAt(file, at, BOX_HEAD_BYTES)
    if (head.length < BOX_LEAST_BYTES) return false
    const short = head.readUInt32BE(0)
    if (short === 0) return false // to the end of the file, wherever that is
    const isLong = short === 1 && head.length === BOX_HEAD_BYTES
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short
    if (length < BOX_LEAST_BYTES) return false // no box any more, but something behind them
    at += length
    if (at > bytes) return true
  }
  return false
}

async function readTail({ file, bytes }: OpenMedia): Promise<Buffer> {
  const start = Math.max(0, bytes - TAIL_BYTES)
  return readAt(file, start, bytes - start)
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
