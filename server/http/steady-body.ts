import type { MiddlewareHandler } from 'hono'

import { isReading } from './request-target.ts'

type Pace = { slowestBytes: number; slowestMs: number }

/** A body has to come with so many bytes in each such time (safety goal L4). */
const slowest: Pace = { slowestBytes: 40_000, slowestMs: 20_000 }

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

/** Only what is waited for counts: whoever reads it may take any time. Fails when the body came too slowly. */
export function steadyBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { slowestBytes, slowestMs }: Pace,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  let bytes = 0
  let waitedMs = 0

  async function read() {
    const began = performance.now()
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('too slow')), slowestMs - waitedMs)
    try {
      return await Promise.race([reader.read(), late.promise])
    } finally {
      clearTimeout(timer)
      waitedMs += performance.now() - began
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
      if (bytes >= slowestBytes) [bytes, waitedMs] = [0, 0]
      stream.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
