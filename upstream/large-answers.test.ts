import { expect, it } from 'vitest'

import { readText } from './call-endpoint.ts'

const MEGABYTE = new Uint8Array(1_000_000).fill(0x20)
const limits = () => ({ maxBytes: 20_000_000, signal: new AbortController().signal })

/** A body of two megabytes and a rest that comes when it is asked to. */
function longBody() {
  const { promise: rest, resolve: end } = Promise.withResolvers<void>()
  const body = {
    pieces: 0,
    end,
    cancel: async () => end(),
    async *[Symbol.asyncIterator]() {
      for (let piece = 0; piece < 2; piece += 1) {
        body.pieces += 1
        yield MEGABYTE
      }
      body.pieces += 1
      await rest
    },
  }
  return body
}

it('reads one large answer at a time; the next waits, or gives up with its signal', async () => {
  const bodies = [longBody(), longBody(), longBody()] as const
  const [first, second, third] = bodies
  const givenUp = new AbortController()
  const reading = [first, second].map((body) => readText(body, limits()))
  const left = readText(third, { ...limits(), signal: givenUp.signal })
  await expect.poll(() => bodies.map(({ pieces }) => pieces)).toEqual([3, 2, 2])

  givenUp.abort(new Error('the page waits no longer'))
  await expect(left).rejects.toThrow('waits no longer')
  first.end()
  expect(await reading[0]).toHaveLength(2_000_000)
  await expect.poll(() => second.pieces).toBe(3)
  second.end()
  expect(await reading[1]).toHaveLength(2_000_000)
})

it('reads small answers beside it', async () => {
  const large = longBody()
  const reading = readText(large, limits())
  await expect.poll(() => large.pieces).toBe(3)
  const small = new Response(MEGABYTE).body
  expect(await readText(small, limits())).toHaveLength(1_000_000)
  large.end()
  await reading
})
