import { createHash } from 'node:crypto'

import type { MediaStore } from './media-store.ts'

/** What a file contains: its bytes, counted, and their hash in hexadecimal. */
type FileContent = { size: number; sha256: string }

type Source = Pick<MediaStore, 'get'>

/** Copies a file to another store; returns its content as it was read, or null if the source has no such file. */
export async function copyFile(
  path: string,
  from: Source,
  to: Pick<MediaStore, 'put'>,
): Promise<FileContent | null> {
  const found = await from.get(path)
  if (found === null) return null
  const hash = createHash('sha256')
  async function* hashed(body: AsyncIterable<Uint8Array>) {
    for await (const chunk of body) {
      hash.update(chunk)
      yield chunk
    }
  }
  await to.put(path, found.part === null ? new Uint8Array() : hashed(found.body))
  return { size: found.size, sha256: hash.digest('hex') }
}

/** Reads a whole file for its content; null if there is no such file. */
export async function contentOf(path: string, store: Source): Promise<FileContent | null> {
  const found = await store.get(path)
  if (found === null) return null
  return { size: found.size, sha256: await sha256Of(found.part === null ? [] : found.body) }
}

/** The SHA-256 of bytes, in hexadecimal; rejects if they cannot be read. */
export async function sha256Of(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

export function isSameContent(one: FileContent, other: FileContent | null): boolean {
  return other?.size === one.size && other.sha256 === one.sha256
}
