import type { FileHandle } from 'node:fs/promises'

import { readBox } from './codec.ts'

const MAX_BOXES = 1_000
const MAX_SECONDS = 86_400
const HEADER_BYTES = 32

/** The length of an MP4 or QuickTime film in seconds, as its header tells it; null if it does not. */
export async function readFilmLength(file: FileHandle, bytes: number): Promise<number | null> {
  const film = await findBox(file, 'moov', { start: 0, end: bytes })
  const header = film && (await findBox(file, 'mvhd', film))
  if (header === null) return null
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(HEADER_BYTES),
    0,
    HEADER_BYTES,
    header.start,
  )
  if (bytesRead < HEADER_BYTES) return null
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
    if (box.type === type) return { start: box.body, end: box.next }
    at = box.next
  }
  return null
}
