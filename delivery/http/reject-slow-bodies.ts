import type { MiddlewareHandler } from 'hono'

import { withTimeout } from '#storage/with-timeout.ts'

import { changedRequest } from './changed-request.ts'
import { isReading } from './request-target.ts'

type Pace = { minBytes: number; periodMs: number }

/** The slowest pace of a request body: so many bytes per period, more with every further period (docs/product.md: Limits). */
const minPace: Pace = { minBytes: 40_000, periodMs: 20_000 }

/** A body may have so many chunks of any size, and more only with so many bytes on average: each chunk costs time. */
const MAX_SMALL_CHUNKS = 1_000
const SMALL_CHUNK_BYTES = 100

/** Ends request bodies that arrive too slowly, so that no client holds a slot for long with a few bytes. */
export const rejectSlowBodies: MiddlewareHandler = async (c, next) => {
  if (isReading(c.req)) return next() // has no body, and looking for one costs time
  const { body } = c.req.raw
  if (body !== null) c.req.raw = changedRequest(c.req.raw, { body: withMinimumRate(body, minPace) })
  return next()
}

/**
 * Enforces the pace. Only the time spent waiting for the client counts; the reader of the stream may take any time. The first
 * `periodMs` must bring `minBytes`, the second twice as many, and so on; otherwise the stream fails with a `TimeoutError`.
 * It also fails if the chunks are too small.
 */
export function withMinimumRate(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { minBytes, periodMs }: Pace,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  let bytes = 0
  let totalBytes = 0
  let chunks = 0
  let waitedMs = 0
  let totalWaitedMs = 0

  const neededBytes = () => minBytes * (1 + Math.floor(totalWaitedMs / periodMs))

  async function read() {
    const began = performance.now()
    try {
      return await withTimeout(Math.max(0, periodMs - waitedMs), reader.read(), giveUp)
    } finally {
      const ms = performance.now() - began
      waitedMs += ms
      totalWaitedMs += ms
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
      totalBytes += value.byteLength
      chunks += 1
      if (chunks > MAX_SMALL_CHUNKS && totalBytes < chunks * SMALL_CHUNK_BYTES) {
        throw new Error('the chunks are too small')
      }
      if (bytes >= neededBytes()) [bytes, waitedMs] = [0, 0]
      stream.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

function giveUp(): never {
  throw new DOMException('too slow', 'TimeoutError')
}
