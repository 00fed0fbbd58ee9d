import type { FileHandle } from 'node:fs/promises'

const HEAD_BYTES = 16
const MIN_BYTES = 8
const MAX_BOXES = 1_000

/** The boxes of an ISO media file (MP4, QuickTime) that contain a track's kind and codec. */
const containers: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])
const CODEC_AT = 12 // in `stsd`: after the version, the number of descriptions, and the first one's length
const DATA_HANDLER = 'dhlr' // QuickTime's second handler: the location of the data

/** The codec of a film's first video track, as in its file (`avc1`, `hvc1`); null if not found. */
export async function readCodec(file: FileHandle, bytes: number): Promise<string | null> {
  let left = MAX_BOXES
  let handler = ''

  const readText = async (position: number, length: number) =>
    (await readAt(file, position, length)).toString('latin1')

  async function look(start: number, end: number): Promise<string | null> {
    for (let at = start; at + MIN_BYTES <= end && left-- > 0;) {
      const box = await readBox(file, at, end)
      if (box === null) return null
      const { type, body, next } = box
      const kind = type === 'hdlr' ? await readText(body + 4, 8) : DATA_HANDLER
      if (!kind.startsWith(DATA_HANDLER)) handler = kind.slice(4)
      const isVideo = type === 'stsd' && handler === 'vide'
      if (isVideo) return readText(body + CODEC_AT, 4)
      const codec = containers.has(type) ? await look(body, Math.min(next, end)) : null
      if (codec !== null) return codec
      at = next
    }
    return null
  }

  return look(0, bytes)
}

const MAX_SECONDS = 86_400
const MOVIE_HEADER_BYTES = 32

/** The length of an MP4 or QuickTime film in seconds, as its header tells it; null if it does not. */
export async function readFilmLength(file: FileHandle, bytes: number): Promise<number | null> {
  const film = await findBox(file, 'moov', { start: 0, end: bytes })
  const header = film && (await findBox(file, 'mvhd', film))
  if (header === null) return null
  const buffer = await readAt(file, header.start, MOVIE_HEADER_BYTES)
  if (buffer.length < MOVIE_HEADER_BYTES) return null
  const isLong = buffer[0] === 1 // version 1 has times of 64 bits (ISO 14496-12, 8.2.2)
  const unitsInSecond = buffer.readUInt32BE(isLong ? 20 : 12)
  const units = isLong ? Number(buffer.readBigUInt64BE(24)) : buffer.readUInt32BE(16)
  const seconds = Math.round((units / unitsInSecond) * 10) / 10
  return seconds > 0 && seconds <= MAX_SECONDS ? seconds : null
}

type Span = { start: number; end: number }

async function findBox(file: FileHandle, type: string, { start, end }: Span): Promise<Span | null> {
  let at = start
  for (let left = MAX_BOXES; left > 0 && at < end; left -= 1) {
    const box = await readBox(file, at, end)
    if (box === null) return null
    if (box.type === type) return { start: box.body, end: Math.min(box.next, end) }
    at = box.next
  }
  return null
}

/** A box's type, the position of its content, and that of the next box, which may lie beyond `end`; null if this is no box. */
export async function readBox(file: FileHandle, at: number, end: number) {
  const buffer = await readAt(file, at, HEAD_BYTES)
  if (buffer.length < MIN_BYTES) return null
  const short = buffer.readUInt32BE(0)
  const isLong = short === 1 && buffer.length === HEAD_BYTES
  const length = isLong ? Number(buffer.readBigUInt64BE(8)) : short === 0 ? end - at : short
  const head = isLong ? HEAD_BYTES : MIN_BYTES
  if (length < head) return null
  const type = buffer.toString('latin1', 4, 8)
  return { type, body: at + head, next: at + length }
}

/** The bytes from a position on; fewer if the file ends before. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
