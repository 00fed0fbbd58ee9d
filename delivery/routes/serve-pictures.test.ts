import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { pictureWidths } from '#agency/picture-widths.ts'

import { served } from '../served.fixture.ts'
import { servePictures } from './serve-pictures.ts'
import {
  answerWith,
  eventually,
  photo,
  picturesOver,
  serviceDown,
} from '#media/pictures/media.fixture.ts'

const small = await photo({ width: 60, height: 80 }).png().toBuffer()
const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const forEver = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'
const SOMEBODY_ELSES = 418

describe('the address of a picture', () => {
  it('answers with the copy, in the format that the browser prefers', async () => {
    const { get } = await siteShowing({ 'talents/Ana 1.jpg': small })
    for (const [accept, type] of [
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const) {
      const answer = await get('/pictures/240/talents/Ana%201.jpg', { Accept: accept })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(answer.headers.get('Content-Type')).toBe(type)
      expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
      expect(answer.headers.get('Vary')).toBe('Accept')
      expect(await sharp(bytes).metadata()).toMatchObject({ mediaType: type, width: 60 })
    }
  })

  it('is kept for ever with the right version, an hour with a wrong one or none', async () => {
    const { get, version } = await siteShowing({ 'a.jpg': small })
    const address = '/pictures/240/a.jpg'
    const lifetimes = [`${address}?v=${version}`, `${address}?v=000000000000`, address].map(
      async (each) => (await get(each)).headers.get('Cache-Control'),
    )
    expect(await Promise.all(lifetimes)).toEqual([forEver, anHour, anHour])
  })

  it('gives WebP for a minute where AVIF is yet to be made', async () => {
    const { get, version } = await siteShowing({ 'a.jpg': small })
    const address = `/pictures/240/a.jpg?v=${version}`
    const standIn = await get(address, { Accept: chromium })
    expect(standIn.headers.get('Content-Type')).toBe('image/webp')
    expect(standIn.headers.get('Cache-Control')).toBe('public, max-age=60')

    const avif = await eventually(async () => {
      const answer = await get(address, { Accept: chromium })
      return answer.headers.get('Content-Type') === 'image/avif' && answer
    })
    expect(avif.headers.get('Cache-Control')).toBe(forEver)
    expect(avif.headers.get('ETag')).not.toBe(standIn.headers.get('ETag'))
  })

  it('answers 304 to a client that has it, with the same headers', async () => {
    const { get, version } = await siteShowing({ 'a.jpg': small })
    const address = `/pictures/240/a.jpg?v=${version}`
    const first = await get(address)
    const tag = first.headers.get('ETag') ?? ''
    for (const tags of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await get(address, { 'If-None-Match': tags })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      for (const name of ['ETag', 'Cache-Control', 'Vary']) {
        expect(again.headers.get(name)).toBe(first.headers.get(name))
      }
    }
    expect((await get(address, { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('answers HEAD as GET, without the picture', async () => {
    const { get } = await siteShowing({ 'a.jpg': small })
    const whole = await get('/pictures/240/a.jpg')
    const head = await get('/pictures/240/a.jpg', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(headersOf(head)).toEqual(headersOf(whole))
    expect(head.headers.get('Content-Length')).toBe(String((await whole.blob()).size))
    expect(await head.text()).toBe('')
  })

  it('is whole for a range request, and never compressed further', async () => {
    const { get } = await siteShowing({ 'a.jpg': small })
    const whole = await get('/pictures/240/a.jpg')
    const bytes = new Uint8Array(await whole.arrayBuffer())
    for (const headers of [
      { Range: 'bytes=0-9' },
      { Range: 'bytes=999999-' },
      { Range: 'bytes=0-9', 'If-Range': whole.headers.get('ETag') ?? '' },
      { 'Accept-Encoding': 'br, gzip' },
      { 'Accept-Encoding': 'identity;q=0, *;q=0' },
    ]) {
      const answer = await get('/pictures/240/a.jpg', headers)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Range')).toBeNull()
      expect(answer.headers.get('Content-Encoding')).toBeNull()
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
    }
  })

  it('may be a whole one, as a proxy sends it', async () => {
    const { get } = await siteShowing({ 'a.jpg': small })
    const answer = await get('http://vereda.example/pictures/240/a.jpg')
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
  })

  it('lets no answer run anything, be sniffed or be embedded elsewhere', async () => {
    const { get } = await siteShowing({ 'a.jpg': small, 'page.jpg': Buffer.from('<script>') })
    const found = await get('/pictures/240/a.jpg')
    const tag = { 'If-None-Match': found.headers.get('ETag') ?? '' }
    const answers = [
      found,
      await get('/pictures/240/a.jpg', tag),
      await get('/pictures/240/page.jpg'),
      await get('/pictures/240/unknown.jpg'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 304, 502, 404])
    for (const { headers } of answers) {
      expect(headers.get('Content-Security-Policy')).toContain(`default-src 'none'`)
      expect(headers.get('Content-Security-Policy')).toContain('sandbox')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    }
  })

  it('lets the pages of feed readers show the pictures of a feed', async () => {
    const { get } = await siteShowing({ 'a.jpg': small })
    const { headers } = await get('/pictures/240/a.jpg?feed')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(headers.get('Content-Security-Policy')).toContain('sandbox')
  })

  it.each([
    [404, 'public, max-age=10', null, () => ({ status: 'missing' as const })],
    [502, 'public, max-age=10', null, () => answerWith(Buffer.from('<svg/>'))],
    [503, 'no-store', '10', () => serviceDown],
  ])('answers %i for seconds at the most, and tells nothing', async (...expected) => {
    const [status, lifetime, retryAfter, source] = expected
    const { get } = await siteShowing({ 'a.jpg': source })
    const answer = await get('/pictures/240/a.jpg')
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Cache-Control')).toBe(lifetime)
    expect(answer.headers.get('Retry-After')).toBe(retryAfter)
    expect(await answer.text()).toBe('')
  })
})

describe('an invented address', () => {
  it('never leads out of the pictures that pages show', async () => {
    const { get, folder, asked } = await siteShowing({ 'a.jpg': small })
    await plantCanary(folder)
    const up = ['..', '%2e%2e', '%252e%252e', '..%2f', '..%5c', '..\\', '%c0%ae%c0%ae', '....//']
    const files = ['canary', 'link/canary', 'etc/passwd', 'known', 'a.jpg%00.png', '.env']
    for (const step of up) {
      for (const file of files) {
        for (let depth = 0; depth < 6; depth++) {
          const answer = await get(`/pictures/640/${`${step}/`.repeat(depth)}${file}`)
          expect(answer.status).toBe(404)
          expect(await answer.text()).not.toContain('canary')
        }
      }
    }
    expect(asked).toEqual(['a.jpg'])
  })

  it('gives nothing and costs nothing, whatever it is', async () => {
    const { get, asked } = await siteShowing({ 'a.jpg': small })
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const answer = await get(`/pictures/640/${encodeURI(text.toWellFormed())}`)
        expect(answer.status).toBe(404)
      }),
      { numRuns: 200 },
    )
    expect(asked).toEqual(['a.jpg'])
  })

  it('makes no copy beyond the listed widths', async () => {
    const { get, pictures } = await siteShowing({ 'a.jpg': small })
    for (const width of [1, 64, 239, 241, 641, 1921, 9999, 10_000, '640x480', '-640', '0640']) {
      expect((await get(`/pictures/${width}/a.jpg`)).status).toBe(404)
    }
    for (const width of pictureWidths) {
      expect((await get(`/pictures/${width}/a.jpg?w=9&q=100&format=png`)).status).toBe(200)
    }
    expect(pictures.waiting().urgent).toBe(0)
  })

  it.each([
    ['POST', '/pictures/640/a.jpg'],
    ['DELETE', '/pictures/640/a.jpg'],
    ['GET', '/pictures'],
    ['GET', '/modelos?next=/pictures/640/a.jpg'],
  ])('is none of ours: %s %s', async (method, target) => {
    const { get } = await siteShowing({ 'a.jpg': small })
    expect((await get(target, {}, method)).status).toBe(SOMEBODY_ELSES)
  })
})

/** The site, some page of which shows all these pictures. */
async function siteShowing(files: Parameters<typeof picturesOver>[0]) {
  const world = await picturesOver(files)
  const known = await Promise.all(Object.keys(files).map((path) => world.pictures.learn(path)))
  const get = await served(
    servePictures(world.pictures, (_, response) => void response.writeHead(SOMEBODY_ELSES).end()),
  )
  return { ...world, get, version: known[0]?.version }
}

/** All but what changes from moment to moment or belongs to the connection. */
function headersOf({ headers }: Response) {
  const { date: _, connection: _connection, ...all } = Object.fromEntries(headers)
  return all
}

/** Files that no picture's address may lead to: beside the pictures, and through a link within. */
async function plantCanary(folder: string) {
  await writeFile(join(folder, 'canary'), 'canary')
  await mkdir(join(folder, 'outside'))
  await writeFile(join(folder, 'outside', 'canary'), 'canary')
  await symlink(join(folder, 'outside'), join(folder, 'link'))
}
