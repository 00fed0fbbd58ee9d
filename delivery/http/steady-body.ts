import type { MiddlewareHandler } from 'hono'

import { isReading } from './request-target.ts'

type Pace = { slowestBytes: number; slowestMs: number }

/** A body has to come with so many bytes in each such time, more in every further one (docs/product.md: Limits). */
const slowest: Pace = { slowestBytes: 40_000, slowestMs: 20_000 }

/** A body may come in so many pieces of any size; in more only if they have so many bytes on average: each piece costs time. */
const MOST_SMALL_PIECES = 1_000
const SMALL_PIECE_BYTES = 100

/** Ends bodies that come too slowly, so that nobody holds a place for long with a few bytes. */
export const steadyBodies: MiddlewareHandler = async (c, next) => {
  if (isReading(c.req)) return next() // none has a body, and to look for one would cost it
  const { method, url, headers, body, signal } = c.req.raw
  if (body !== null) {
    const passed: RequestInit & { duplex: 'half' } = {
      method,
      headers,
      signal,
      body: steadyBody(body, slowest),
      duplex: 'half',
    }
    c.req.raw = new Request(url, passed)
  }
  return next()
}

/**
 * Only what is waited for counts: whoever reads it may take any time. In its first `slowestMs` so many bytes have to come, in
 * its second twice as many, and so on. Fails with a `TimeoutError` when fewer did, and
 * with an error when it comes in crumbs.
 */
export function steadyBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { slowestBytes, slowestMs }: Pace,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  let bytes = 0
  let bytesInAll = 0
  let pieces = 0
  let waitedMs = 0
  let waitedInAllMs = 0

  const neededBytes = () => slowestBytes * (1 + Math.floor(waitedInAllMs / slowestMs))

  async function read() {
    const began = performance.now()
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => late.reject(new DOMException('too slow', 'TimeoutError')),
      Math.max(0, slowestMs - waitedMs),
    )
    try {
      return await Promise.race([reader.read(), late.promise])
    } finally {
      clearTimeout(timer)
      const ms = performance.now() - began
      waitedMs += ms
      waitedInAllMs += ms
    }
  }

  return new ReadableStream({
    async pull(stream) {
      const { value, done } = await read()
      if (done) {
        stream.close()
        return
      }
      bytes += value.byteLength
      bytesInAll += value.byteLength
      pieces += 1
      if (pieces > MOST_SMALL_PIECES && bytesInAll < pieces * SMALL_PIECE_BYTES) {
        throw new Error('in too small pieces')
      }
      if (bytes >= neededBytes()) [bytes, waitedMs] = [0, 0]
      stream.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
