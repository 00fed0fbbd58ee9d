import { setTimeout as sleep } from 'node:timers/promises'

import type { Passing } from '#storage/tcp-proxy.fixture.ts'

/** What a server says arrives so much later. */
export const lateBy =
  (ms: number): Passing =>
  async (bytes, { client }) => {
    await sleep(ms, undefined, { ref: false })
    if (client.writable) client.write(bytes)
  }

/** What a server says arrives at this pace, a tenth of a second's part at a time. */
export const throttledTo =
  (bytesPerSecond: number): Passing =>
  async (bytes, { client, server }) => {
    server.pause()
    const part = Math.max(1, Math.round(bytesPerSecond / 10))
    for (let sent = 0; sent < bytes.length && client.writable; sent += part) {
      client.write(bytes.subarray(sent, sent + part))
      await sleep((part / bytesPerSecond) * 1_000, undefined, { ref: false })
    }
    server.resume()
  }
