import type { Readable } from 'node:stream'

import { type ByteRange, isMediaPath, type MediaStore } from './media-store.ts'
import { faultOf } from './s3-fault.ts'
import type { S3Requests } from './s3-requests.ts'
import { StorageError } from './storage-error.ts'

/** Turns an error of the client into one that may be shown. */
type ToFailure = (error: unknown, path: string) => StorageError

/** The reading half of a media store in S3: one request for a file, one for a range of it. */
export function createS3Reader(
  requests: S3Requests,
  idleMs: number,
  toFailure: ToFailure,
): Pick<MediaStore, 'get' | 'size'> {
  async function size(path: string): Promise<number | null> {
    if (!isMediaPath(path)) return null
    try {
      return await requests.size(path)
    } catch (error) {
      if (faultOf(error).status === 404) return null
      throw toFailure(error, path)
    }
  }

  /** For a range that has none of the bytes, which S3 answers with an error or, if it makes no sense, with the whole file. */
  async function onlySize(path: string) {
    const whole = await size(path)
    return whole === null ? null : { size: whole, part: null }
  }

  return {
    size,
    async get(path, range) {
      if (!isMediaPath(path)) return null
      if (range !== undefined && isEmpty(range)) return onlySize(path)
      try {
        const found = await requests.get(path, range === undefined ? null : toHeader(range))
        const body = streamOf(found.body, idleMs, (error) => toFailure(error, path))
        const place = placeOf(found, range)
        if (place?.part != null) return { ...place, body }
        await body.cancel()
        if (place !== null) return { ...place, part: null }
        throw new StorageError(`The S3 server sends other bytes of ${path} than it was asked for.`)
      } catch (error) {
        const { code, status } = faultOf(error)
        if (status === 404 && code !== 'NoSuchBucket') return null
        if (status === 416) return onlySize(path)
        throw toFailure(error, path)
      }
    },
  }
}

function isEmpty(range: ByteRange): boolean {
  return 'final' in range ? range.final === 0 : range.last !== null && range.last < range.first
}

function toHeader(range: ByteRange): string {
  return 'final' in range ? `bytes=-${range.final}` : `bytes=${range.first}-${range.last ?? ''}`
}

/** The size of the file and the part of it that comes; null if the server answers a range with anything else. */
function placeOf(
  { bytes, range: header }: { bytes: number; range: string | null },
  range: ByteRange | undefined,
) {
  if (range === undefined) {
    return { size: bytes, part: bytes === 0 ? null : { first: 0, last: bytes - 1 } }
  }
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(header ?? '') ?? []
  const part = { first: Number(first), last: Number(last) }
  const isSaid = size !== undefined && bytes === part.last - part.first + 1
  return isSaid ? { size: Number(size), part } : null
}

/**
 * A stream that reads only what its reader asks for, and closes the connection when the reader leaves. Fails if the server sends
 * nothing for `idleMs` while the reader waits: a reader may pause for longer.
 */
function streamOf(body: Readable, idleMs: number, toFailure: (error: unknown) => StorageError) {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        const timer = setTimeout(() => body.destroy(new Silence()), idleMs)
        try {
          const { value, done } = await chunks.next()
          if (done === true) stream.close()
          else stream.enqueue(value)
        } catch (error) {
          throw toFailure(error)
        } finally {
          clearTimeout(timer)
        }
      },
      cancel: () => void body.destroy(),
    },
    { highWaterMark: 0 },
  )
}

/** The server sends nothing more. */
class Silence extends Error {
  override readonly name = 'TimeoutError'
}
