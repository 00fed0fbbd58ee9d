import { type FileHandle, open, rm } from 'node:fs/promises'

import type { Source } from './sending.ts'

const CHUNK_BYTES = 256 * 1024

/**
 * Writes all bytes to an unnamed temporary file, which can be read once. The name is removed before the first byte is written,
 * so a crash leaves nothing on disk.
 */
export async function viaTemporaryFile(
  path: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<Source & { bytes: number }> {
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    let bytes = 0
    for await (const chunk of chunks) {
      await file.writeFile(chunk)
      bytes += chunk.byteLength
    }
    return { bytes, ...sourceOf(file, bytes) }
  } catch (error) {
    await file.close()
    throw error
  }
}

function sourceOf(file: FileHandle, bytes: number): Source {
  let position = 0
  return {
    async next() {
      if (position >= bytes) return null
      const length = Math.min(CHUNK_BYTES, bytes - position)
      const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, position)
      if (bytesRead === 0) throw new Error('the file became shorter while it was read')
      position += bytesRead
      return buffer.subarray(0, bytesRead)
    },
    close: () => file.close(),
  }
}
