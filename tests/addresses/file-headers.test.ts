import { describe, expect, it } from 'vitest'

import { picture } from '#provider/agency-folder/fresh-agency.fixture.ts'

import { choice, pageOf, runSiteOver } from '../contract/site-over-services.ts'
import { oddNames } from '../downloads/odd-names.ts'
import { askRaw } from './raw-request.ts'

const talents = oddNames.map((name, index) => ({
  id: index + 1,
  name,
  gender: 'woman',
  cover: 'a.png',
  categories: [],
}))
const profiles = talents.map((talent) => [
  `GET /api/talent/profile ${talent.id}`,
  { ...talent, book: [{ id: 11, file: 'book.png' }], video: [{ id: 21, url: 'walk.mp4' }] },
])
const answers = {
  ...Object.fromEntries(profiles),
  'GET /api/talents/attributes': { hair: [choice('Brown')], eyes: [choice('Green')] },
  'POST /api/talents': pageOf(talents),
  'GET /api/entities/newsletter': [],
  'GET /api/posts/newsletter/pt': pageOf([]),
  'GET /api/entities/prehome': [],
  'GET /api/entities/staff': [],
  'GET /api/social-medias': {},
}
const running = runSiteOver(async () => ({
  answers,
  media: await picture('red', { width: 900, height: 1_200 }),
}))
const port = () => Number(new URL(running().site.url).port)
const get = (target: string, ...headers: string[]) => askRaw(port(), target, headers)

const order = (id: number, kind: string) => {
  const body = 'mode=portfolio&frame=11'
  const headers = [
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/x-www-form-urlencoded',
    `X-Forwarded-For: 10.2.${id}.1`,
    `Content-Length: ${body.length}`,
  ]
  return askRaw(port(), `/documents/${id}/${kind}`, headers, 'POST', body)
}

/** Every kind of file that the site sends, and its type. */
const kinds: Readonly<Record<string, RegExp>> = {
  '/pictures/640/book.png': /^image\/jpeg$/,
  '/films/walk.mp4': /^video\/mp4$/,
  '/favicon.svg': /^image\/svg\+xml/,
  '/apple-touch-icon.png': /^image\/png$/,
  '/service-worker.js': /^text\/javascript; charset=utf-8$/,
  '/roster.json': /^application\/json/,
  '/sitemap.xml': /xml/,
  '/newsletter/feed.xml': /xml/,
  '/robots.txt': /^text\/plain; charset=utf-8$/,
  '/manifest.webmanifest': /^application\/manifest\+json/,
}

describe('a file', () => {
  it('of any kind has a type of ours, runs nothing, is not sniffed and not embedded', async () => {
    await fetch(`${running().site.url}/modelos/mulheres/all/1/x`) // what a page shows is public
    for (const [target, type] of Object.entries(kinds)) {
      const { status, headers } = await get(target)
      expect([target, status, Object.fromEntries(headers)]).toMatchObject([
        target,
        200,
        {
          'content-type': expect.stringMatching(type),
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
          'content-security-policy': expect.stringMatching(/^default-src 'none'/),
        },
      ])
      const isScript = target.endsWith('.js')
      if (!isScript)
        expect([target, headers.get('content-security-policy')]).toEqual([
          target,
          expect.stringContaining('sandbox'),
        ])
    }
  })

  it('comes in one part at the most, of as many bytes as are asked for', async () => {
    const whole = (await get('/films/walk.mp4')).headers.get('content-length')
    const parts = { 'bytes=0-1': '2', 'bytes=-5': '5', 'bytes=0-1,3-4': whole, 'bytes=0-': whole }
    for (const [range, length] of Object.entries(parts)) {
      const { headers } = await get('/films/walk.mp4', `Range: ${range}`)
      expect([range, headers.get('content-length')]).toEqual([range, length])
      expect(headers.get('content-type')).toBe('video/mp4')
    }
    const crowd = Array.from({ length: 5_000 }, (_, index) => `${index}-${index}`).join()
    expect(
      (await get('/films/walk.mp4', `Range: bytes=${crowd}`)).headers.get('content-length'),
    ).toBe(whole)
  })
})

describe('a download', () => {
  it('has one name that is safe, and no header of anybody’s making, whatever the talent is called', async () => {
    expect(oddNames).toHaveLength(100)
    for (const { id, name } of talents) {
      const kind = id % 2 === 0 ? 'pdf' : 'zip'
      const { status, headers, text } = await order(id, kind)
      expect([name, status]).toEqual([name, 200])
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="[\w .-]{1,240}\.(?:pdf|zip)"; filename\*=UTF-8''[\w.%!~-]+\.(?:pdf|zip)$/,
      )
      const [, encoded = ''] = /UTF-8''(.*)$/.exec(headers.get('content-disposition') ?? '') ?? []
      expect(decodeURIComponent(encoded)).not.toMatch(/[\p{C}/\\:*?"<>|]/u)
      expect(headers.get('content-security-policy')).toContain('sandbox')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.has('x-injected')).toBe(false)
      expect(text.match(/content-disposition/gi)).toHaveLength(1)
    }
    expect(running().services.refused).toEqual([])
  })
})
