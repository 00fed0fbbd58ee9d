import { createServer, type RequestListener } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

import { describe, expect, it, onTestFinished } from 'vitest'

import { type VimeoLimits, vimeoLimits } from './film-limits.ts'
import { createVimeoShapes } from './vimeo-shapes.ts'

const video = { videoId: '76979871', hash: null }
const wide = { width: 1_920, height: 800 }

describe('the shape of a Vimeo video', () => {
  it('is what Vimeo’s oEmbed says, with the hash of an unlisted one', async () => {
    const { shapeOf, asked } = await shapesOver(saying({ ...wide, type: 'video' }))
    expect(await shapeOf(video)).toEqual(wide)
    expect(await shapeOf({ videoId: '7', hash: '8ab' })).toEqual(wide)
    expect(asked).toEqual([
      '/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871',
      '/oembed.json?url=https%3A%2F%2Fvimeo.com%2F7%2F8ab',
    ])
  })

  it('is asked for once, by however many at once and later', async () => {
    const { shapeOf, asked } = await shapesOver(saying(wide))
    await Promise.all(Array.from({ length: 20 }, () => shapeOf(video)))
    await shapeOf(video)
    expect(asked).toHaveLength(1)
  })

  it('is asked for again after its time', async () => {
    const { shapeOf, asked } = await shapesOver(saying(wide), { freshMs: 10 })
    await shapeOf(video)
    await delay(20)
    await shapeOf(video)
    expect(asked).toHaveLength(2)
  })

  it.each<[string, RequestListener]>([
    ['an error', (_, response) => response.writeHead(403).end()],
    ['no JSON', (_, response) => response.end('<html>')],
    ['no size', saying({ width: '100%', height: null })],
    ['a senseless size', saying({ width: 0, height: -3 })],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['a flood', (_, response) => response.end(`{"a":"${'x'.repeat(100_000)}"}`)],
    ['a broken line', (request) => request.socket.destroy()],
  ])('is not known after %s, which is told and not repeated at once', async (_, answer) => {
    const { shapeOf, asked, problems } = await shapesOver(answer)
    expect(await shapeOf(video)).toBeNull()
    expect(await shapeOf(video)).toBeNull()
    expect(asked).toHaveLength(1)
    expect(problems).toHaveLength(1)
    expect(JSON.stringify(problems)).not.toContain('127.0.0.1')
  })

  it('keeps a page waiting for a moment only, and is there for the next', async () => {
    const gate = Promise.withResolvers<void>()
    const slow: RequestListener = (request, response) =>
      void gate.promise.then(() => saying(wide)(request, response))
    const { shapeOf } = await shapesOver(slow, { pageMs: 20 })
    expect(await shapeOf(video)).toBeNull()
    gate.resolve()
    await expect.poll(() => shapeOf(video)).toEqual(wide)
  })

  it('is not waited for longer than an answer may take', async () => {
    const { shapeOf, problems } = await shapesOver(() => {}, { answerMs: 20 })
    expect(await shapeOf(video)).toBeNull()
    expect(problems).toHaveLength(1)
  })

  it('is asked for a few at a time', async () => {
    const { shapeOf, asked } = await shapesOver(() => {}, { pageMs: 50, atOnce: 2 })
    const ids = ['1', '2', '3', '4']
    await Promise.all(ids.map((videoId) => shapeOf({ videoId, hash: null })))
    expect(asked).toHaveLength(2)
  })

  it.each(['', 'abc', '7/../8', '7?a=b', '7/8/9'])(
    'is nobody’s for %j, and nobody is asked',
    async (videoId) => {
      const { shapeOf, asked } = await shapesOver(saying(wide))
      expect(await shapeOf({ videoId, hash: null })).toBeNull()
      expect(asked).toEqual([])
    },
  )
})

function saying(answer: object): RequestListener {
  return (_, response) => response.end(JSON.stringify(answer))
}

/** Shapes from a server that stands in for Vimeo's. */
async function shapesOver(answer: RequestListener, limits: Partial<VimeoLimits> = {}) {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    answer(request, response)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const place = server.address()
  const port = typeof place === 'object' ? place?.port : null
  const problems: object[] = []
  const shapeOf = createVimeoShapes({
    address: `http://127.0.0.1:${port}/oembed.json`,
    limits: { ...vimeoLimits, pageMs: 5_000, ...limits },
    report: (problem) => problems.push(problem),
  })
  return { shapeOf, asked, problems }
}
