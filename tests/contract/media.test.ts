import { createHash } from 'node:crypto'

import { expect, it } from 'vitest'

import { talentProfile } from '#contract/integration/talents.ts'

import { exampleAgency } from './agency.ts'
import { describeProvider, type Provider } from './providers.ts'

describeProvider('media', (provider) => {
  it.each([
    ['lucia/cover.webp', 'image/webp'],
    ['lucia/book-1.jpg', 'image/jpeg'],
    ['lucia/book-2.png', 'image/png'],
    ['lucia/polaroid.gif', 'image/gif'],
    ['wool.avif', 'image/avif'],
    ['lucia/walk.mp4', 'video/mp4'],
    ['lucia/walk.pt.vtt', 'text/vtt; charset=utf-8'],
  ] as const)('%s is served whole to anyone, as %s, confined and for ever', async (name, type) => {
    const { path, bytes } = await mediaOf(name)
    const answer = await provider().send(path)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\da-f]{32}"$/),
    })
    expect(await bytesOf(answer)).toEqual(bytes)
  })

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100000-100099', 100_000, 100_099],
    ['bytes=-10', -10, -1],
    ['bytes=0-', 0, -1],
    ['bytes=200000-999999999', 200_000, -1],
  ])('of %s come bytes %i to %i', async (range, first, last) => {
    const { path, bytes } = await mediaOf('lucia/walk.mp4')
    const answer = await provider().send(path, { headers: { range } })
    const [from, to] = [first, last].map((place) => (place < 0 ? bytes.length + place : place))
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to}/${bytes.length}`)
    expect(await bytesOf(answer)).toEqual(bytes.subarray(from, (to ?? 0) + 1))
  })

  it.each(['bytes=999999999-', 'bytes=-0'])('of %s nothing can come', async (range) => {
    const { path, bytes } = await mediaOf('lucia/walk.mp4')
    const answer = await provider().send(path, { headers: { range } })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
    expect(await answer.json()).toEqual({ message: expect.any(String) })
  })

  it.each(['bytes=0-1,5-9', 'bytes=9-5', 'lines=0-1', 'bytes=x'])(
    'of %s everything comes',
    async (range) => {
      const { path, bytes } = await mediaOf('lucia/book-2.png')
      const answer = await provider().send(path, { headers: { range } })
      expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, bytes.length])
    },
  )

  it('are not sent again to a client that has them', async () => {
    const { path, etag } = await mediaOf('lucia/book-2.png')
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await provider().send(path, { headers: { 'if-none-match': known } })
      expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([
        304,
        etag,
        '',
      ])
    }
  })

  it('are sent in part only of the version that the rest is of', async () => {
    const { path, etag } = await mediaOf('lucia/walk.mp4')
    const rangeIf = async (tag: string) => {
      const headers = { range: 'bytes=0-9', 'if-range': tag }
      const answer = await provider().send(path, { headers })
      await answer.body?.cancel()
      return answer.status
    }
    expect([await rangeIf(etag), await rangeIf('"other"')]).toEqual([206, 200])
  })

  it('answer HEAD with headers alone', async () => {
    const { path, bytes } = await mediaOf('lucia/walk.mp4')
    const answer = await provider().send(path, { method: 'HEAD', headers: { range: 'bytes=0-1' } })
    expect([answer.status, answer.headers.get('content-length')]).toEqual([
      200,
      String(bytes.length),
    ])
    expect(await answer.text()).toBe('')
  })

  it('are what a profile names', async () => {
    const query = { language: 'pt', id: 1 } as const
    const { book } = await provider().ask('integration', talentProfile, { query })
    expect(`/storage/${book[1]?.file}`).toBe((await mediaOf('lucia/book-2.png')).path)
  })

  it.each([
    '/storage/',
    '/storage/ab',
    '/storage/agency.json',
    '/storage/applications/1/face.jpg',
    '/storage/../agency.json',
    '/storage/..%2fagency.json',
    '/storage/%2e%2e/agency.json',
    '/storage/ab/..%5c..%5cagency.json',
    '/storage/ab%00/abababababababababababababababab.jpg',
    '/storage//etc/passwd',
    '/storage/ab/abababababababababababababababab.jpg',
    '/storage/ab/abababababababababababababababab.svg',
    '/storage/AB/ABABABABABABABABABABABABABABABAB.jpg',
  ])('%s is nothing', async (address) => {
    const answer = await provider().send(address)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: expect.any(String) })
  })
})

async function mediaOf(
  name: Exclude<keyof Awaited<ReturnType<typeof exampleAgency>>[1], 'wool.html'>,
) {
  const [, files] = await exampleAgency()
  const bytes = Buffer.from(files[name])
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const path = `/storage/${hash.slice(0, 2)}/${hash}.${name.split('.').at(-1)}`
  return { path, etag: `"${hash}"`, bytes }
}

async function bytesOf(answer: Awaited<ReturnType<Provider['send']>>) {
  return Buffer.from(await answer.arrayBuffer())
}
