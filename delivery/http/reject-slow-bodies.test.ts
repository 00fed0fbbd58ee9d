import { expect, it, onTestFinished, vi } from 'vitest'

import { withMinimumRate } from './reject-slow-bodies.ts'

const pace = { minBytes: 40_000, periodMs: 20_000 }

/** How many bytes pass of a body that comes at a constant rate, by a clock of its own; `ended` says how it ended. */
async function passed(bytesPerSecond: number, bytes: number) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let left = bytes
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(stream) {
      await new Promise((wake) => setTimeout(wake, 1_000))
      const next = Math.min(left, bytesPerSecond)
      left -= next
      if (next === 0) stream.close()
      else stream.enqueue(new Uint8Array(next))
    },
  })
  const read = async () => {
    let count = 0
    try {
      for await (const chunk of withMinimumRate(source, pace)) count += chunk.length
      return { count, ended: 'whole' }
    } catch (error) {
      return { count, ended: error instanceof Error ? error.name : '' }
    }
  }
  const reading = read()
  await vi.runAllTimersAsync()
  return reading
}

it('four photos of a slow telephone come whole', async () => {
  expect(await passed(30_000, 4_000_000)).toEqual({ count: 4_000_000, ended: 'whole' })
})

it.each([1_000, 3_000, 6_000])(
  'who sends %d bytes a second is cut off within a minute and a half',
  async (rate) => {
    const { count, ended } = await passed(rate, 4_000_000)
    expect(ended).toBe('TimeoutError')
    expect(count).toBeLessThan(rate * 90)
  },
)

it('a body that comes byte by byte is read no further than a thousand of them', async () => {
  let given = 0
  const crumbs = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(stream) {
      given += 1
      stream.enqueue(new Uint8Array(1))
    },
  })
  const reading = async () => {
    for await (const _ of withMinimumRate(crumbs, pace));
  }
  await expect(reading()).rejects.toThrow('chunks are too small')
  expect(given).toBeLessThan(1_100)
})
