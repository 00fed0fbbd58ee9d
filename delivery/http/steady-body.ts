import type { MiddlewareHandler } from 'hono'

import { isReading } from './request-target.ts'

type Pace = { slowestBytes: number; slowestMs: number }

/** The slowest pace of a request body: so many bytes per period, more with every further period (docs/product.md: Limits). */
const slowest: Pace = { slowestBytes: 40_000, slowestMs: 20_000 }

/** A body may have so many chunks of any size, and more only with so many bytes on average: each chunk costs time. */
const MOST_SMALL_PIECES = 1_000
const SMALL_PIECE_BYTES = 100

/** Ends request bodies that arrive too slowly, so that no client holds a slot for long with a few bytes. */
export const steadyBodies: MiddlewareHandler = async (c, next) => {
  if (isReading(c.req)) return next() // has no body, and looking for one costs time
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
 * Enforces the pace. Only the time spent waiting for the client counts; the reader of the stream may take any time. The first
 * `slowestMs` must bring `slowestBytes`, the second twice as many, and so on; otherwise the stream fails with a `TimeoutError`.
 * It also fails if the chunks are too small.
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
