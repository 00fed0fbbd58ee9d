import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { picture } from '#provider/agency-folder/fresh-agency.fixture.ts'

import { choice, pageOf, runSiteOver } from '../contract/site-over-services.ts'
import { askRaw, type RawAnswer } from './raw-request.ts'

const SEED = 20_261_801
const RUNS = 60 // of each kind of answer

const talent = { id: 7, name: 'Ana Lima', gender: 'woman', cover: 'ana.png', categories: [] }
const post = { id: 1, slug: 'wool', title: 'Wool', date: '2026-02-01', language: 'pt' }
const answers = {
  'GET /api/talents/attributes': { hair: [choice('Brown')], eyes: [choice('Green')] },
  'POST /api/talents': pageOf([talent]),
  'GET /api/talent/profile 7': {
    ...talent,
    book: [{ id: 11, file: 'book.png' }],
    video: [{ id: 21, url: 'walk.mp4' }],
  },
  'GET /api/entities/newsletter': [post],
  'GET /api/posts/newsletter/pt': pageOf([post]),
  'GET /api/posts/newsletter/pt/1': { ...post, content: '<p>Warm.</p>' },
  'GET /api/entities/prehome': [],
  'GET /api/entities/staff': [],
  'GET /api/social-medias': {},
}
let media: Uint8Array
const running = runSiteOver(async () => {
  media = await picture('red', { width: 900, height: 1_200 })
  return { answers, media }
})
const port = () => Number(new URL(running().site.url).port)

/** Every kind of answer that the site gives, by an address of it. */
const kinds = {
  'a page': '/modelos',
  'a profile': '/modelos/mulheres/all/7/ana-lima',
  'a page that is nobody else’s': '/favoritos?ids=7',
  'a page’s data': '/modelos.data',
  'data that are nobody else’s': '/favoritos.data?ids=7',
  'a post': '/newsletter/wool',
  'a page that there is not': '/nada',
  'a way on': '/pt/modelos',
  'a picture': '/pictures/640/ana.png',
  'a picture that there is not': '/pictures/640/nobody.png',
  'a film': '/films/walk.mp4',
  'a film that there is not': '/films/nobody.mp4',
  'a feed': '/newsletter/feed.xml',
  'an icon': '/favicon.svg',
  'a drawn icon': '/apple-touch-icon.png',
  'the sitemap': '/sitemap.xml',
  'what robots read': '/robots.txt',
  'the manifest': '/manifest.webmanifest',
  'the list': '/roster.json',
  'whether it lives': '/health/live',
}

const odd = ['-1', '-0', '+1', '1.5', '1e3', '0x10', 'NaN', 'Infinity', ' 7', '٣']
const large = [2 ** 31, 2 ** 53 - 1, 2 ** 53, 10 ** 15, 10 ** 15 - 1, 2 ** 64].map(BigInt)
const plainNumber = fc.constantFrom('', '0', '5', '900', ...large.map(String))
const possible = fc.tuple(plainNumber, plainNumber).map((ends) => `bytes=${ends.join('-')}`)
const number = fc.oneof(plainNumber, fc.constantFrom(...odd, '9'.repeat(400), '0'.repeat(9_000)))
const span = fc.tuple(number, fc.constantFrom('-', '-', '-', '--', '', '–', '-\t'), number)
const range = fc
  .tuple(
    fc.constantFrom('bytes=', 'bytes=', 'bytes=', 'Bytes=', 'bytes =', 'bytes', 'lines=', 'none='),
    fc.oneof(
      span.map((parts) => parts.join('')),
      fc.array(span, { maxLength: 3 }).map((spans) => spans.map((parts) => parts.join('')).join()),
    ),
  )
  .map((parts) => parts.join(''))

const spoilt = [
  ['', '*', '**', '* , *', 'W/', 'W/"', '"', '""', '"""', '","', 'W/""', 'w/"a"', "'a'", ',,,'],
  ['NaN', '-1', '0', 'null', 'undefined', '__proto__', '1e309', String(2 ** 53), '"\xff\xfe"'],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 'Wed, 32 Foo 99999 25:61:61 GMT', 'Fri, 31 Dec 9999 23:59:59'],
  ['"a\x01b"', '\x00', '\x7f', '"a\tb"', '"a",'.repeat(10_000), 'bytes=' + '0-0,'.repeat(10_000)],
  ['"', ',', '*', 'W/', ' ,', '"a'].map((unit) => unit.repeat(40_000 / unit.length)),
].flat()
const validator = fc.oneof(
  fc.constantFrom(...spoilt),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }).map((text) => text.replaceAll(/[\r\n]/g, '')),
)

const header = fc.oneof(
  fc.oneof(range, possible).map((value) => ({ name: 'Range', value })),
  fc.record({
    name: fc.constantFrom('Range', 'If-None-Match', 'If-Match', 'If-Modified-Since', 'If-Range'),
    value: validator,
  }),
  fc.record({ name: fc.constantFrom('If-Unmodified-Since', 'Accept-Ranges'), value: validator }),
)
type Header = { name: string; value: string }
const headers = fc
  .array(header, { minLength: 1, maxLength: 3 })
  .filter((all) => all.reduce((bytes, { value }) => bytes + value.length, 0) < 47_000)

/** What is wrong with an answer to headers, beside the answer without them. */
function faultOf(kind: string, sent: readonly Header[], answer: RawAnswer, plain: RawAnswer) {
  const { status, body } = answer
  const isRefused = [0, 400].includes(status) // 0: the line was cut before the refusal was read
  if (isRefused && sent.some(({ value }) => /[^\t\x20-\x7e\x80-\xff]/.test(value))) return null
  if (status === 304 && isNamed(sent, plain)) return body === '' ? null : 'a body that is none'
  const expected: Expected = kind === 'a film' ? partOf(sent, plain) : plain
  if (status !== expected.status) return `status ${status} in place of ${expected.status}`
  if (body !== expected.body) return 'another body'
  const told = answer.headers.get('content-range')
  return told === expected.range ? null : `content-range ${told}`
}

function isNamed(sent: readonly Header[], plain: RawAnswer): boolean {
  const tag = /"(.+)"/.exec(plain.headers.get('etag') ?? '')?.[1]
  const named = sent.filter(({ name }) => name === 'If-None-Match').map(({ value }) => value)
  return tag !== undefined && named.some((value) => value.includes('*') || value.includes(tag))
}

/** An empty body in chunks (RFC 9112, 7.1). */
const NOTHING = '0\r\n\r\n'

type Expected = Pick<RawAnswer, 'status' | 'body'> & { range?: string }

/** What a film is to those headers (RFC 9110, 14.2): a part where just one is asked for that can be. */
function partOf(sent: readonly Header[], plain: RawAnswer): Expected {
  const ranges = sent.filter(({ name }) => name === 'Range').map(({ value }) => value.trim())
  const isOlder = sent.some(({ name }) => name === 'If-Range')
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(ranges.join(', ')) ?? []
  const isNone = isOlder || first + last === '' || (first && last && Number(last) < Number(first))
  if (isNone) return plain
  const { length } = media
  const begin = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length : Math.min(Number(last) + 1, length)
  if (begin >= end) return { status: 416, body: NOTHING, range: `bytes */${length}` }
  const body = Buffer.from(media.slice(begin, end)).toString()
  return { status: 206, body, range: `bytes ${begin}-${end - 1}/${length}` }
}

describe('whatever validators and ranges a visitor sends', () => {
  const plain = new Map<string, RawAnswer>()
  beforeAll(async () => {
    for (const address of Object.values(kinds)) await askRaw(port(), address)
    for (const path of ['ana.png', 'book.png'])
      // before their sizes are known, pages are others
      expect((await askRaw(port(), `/pictures/640/${path}`)).status).toBe(200)
    for (const [kind, address] of Object.entries(kinds))
      plain.set(kind, await askRaw(port(), address))
    const script = /\/assets\/entry[^"]+\.js/.exec(plain.get('a page')?.body ?? '')?.[0] ?? ''
    Object.assign(kinds, { 'a script': script })
    plain.set('a script', await askRaw(port(), script))
  })

  it('each kind of answer stays what it is, and the log has nothing to say', async () => {
    const faults: unknown[] = []
    const logged = running().site.said()
    for (const [index, [kind, address]] of Object.entries(kinds).entries()) {
      const numRuns = kind === 'a film' ? 5 * RUNS : RUNS
      const without = plain.get(kind)
      if (without === undefined) throw new Error(kind)
      for (const sent of fc.sample(headers, { seed: SEED + index, numRuns })) {
        const lines = sent.map(({ name, value }) => `${name}: ${value}`)
        const fault = faultOf(kind, sent, await askRaw(port(), address, lines), without)
        if (fault !== null)
          faults.push({ kind, fault, lines: lines.map((line) => line.slice(0, 99)) })
      }
    }
    expect(faults, `seed ${SEED}`).toEqual([])
    expect(running().site.said()).toBe(logged)
  })

  it('an ordered document stays what it is', async () => {
    const order = 'frame=11&mode=portfolio&unit=cm'
    const form = [
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${order.length}`,
    ]
    const sends = (lines: readonly string[]) =>
      askRaw(port(), '/en/documents/7/pdf', [...form, ...lines], 'POST', order)
    const without = await sends([])
    expect(without.status).toBe(200)
    for (const [index, sent] of fc.sample(headers, { seed: SEED, numRuns: RUNS }).entries()) {
      const lines = sent.map(({ name, value }) => `${name}: ${value}`)
      const answer = await sends([`X-Forwarded-For: 10.0.0.${index}`, ...lines])
      expect([lines, faultOf('a document', sent, answer, without)]).toEqual([lines, null])
    }
  })

  it('no service has heard of them but of a range of a film that can be', () => {
    const { refused, asked } = running().services
    expect(refused).toEqual([])
    expect(asked.filter((line) => line.includes('bytes=')).length).toBeGreaterThan(10)
  })
})
