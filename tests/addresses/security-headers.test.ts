import { expect, it } from 'vitest'

import { askRaw } from './raw-request.ts'
import { runWholeAgency } from './whole-agency.ts'

const agency = runWholeAgency()
const port = () => Number(new URL(agency().site.url).port)

/** One address of each kind of answer: pages, data, files, refusals, redirects. */
const targets = [
  '/',
  '/en/models/women/mainboard',
  '/es/favoritos',
  '/contato',
  '/seja-um-modelo',
  '/minha-candidatura',
  '/nada',
  '/fr',
  '/pt/modelos',
  '/en/models.data',
  '/roster.json',
  '/offline.json',
  '/service-worker.js',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/favicon.svg',
  '/newsletter/feed.xml',
  '/pictures/640/nothing.jpg',
  '/films/nothing.mp4',
  '/assets/nothing-12345678.js',
  '/health/ready',
  '/%ff',
]

it.each(targets)('%s has the headers that protect a browser', async (target) => {
  const { headers, status, body } = await askRaw(port(), target)
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=31536000; includeSubDomains$/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'/)
  expect(policy).toContain(`frame-ancestors 'none'`)
  const isPage = headers.get('content-type')?.startsWith('text/html') === true
  if (isPage)
    for (const part of [`base-uri 'none'`, `object-src 'none'`, `form-action 'self'`])
      expect(policy).toContain(part)
  const type = headers.get('content-type') ?? ''
  const isEmpty = /^(?:0?\s*)$/.test(body) // chunked: only the last chunk
  if (!isEmpty) expect(type).not.toBe('')
  if (/^text\/|xml/.test(type)) expect(type).toMatch(/charset=utf-8/i)
  for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin']) {
    expect([status, name, headers.has(name)]).toEqual([status, name, false])
  }
})

it.each(['TRACE', 'TRACK', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
  '%s reads, writes and repeats nothing',
  async (method) => {
    for (const target of ['/', '/modelos', '/roster.json', '/robots.txt', '/favicon.svg']) {
      const { status, text } = await askRaw(port(), target, ['X-Secret: told-nobody'], method)
      expect([target, status]).toEqual([target, expect.toBeOneOf([400, 404, 405, 501])])
      expect(text).not.toContain('told-nobody')
    }
  },
)

it.each([
  '/assets',
  '/pictures/',
  '/films/',
  '/.git/config',
  '/package.json',
  '/server/agency.ts',
  '/.env',
])(
  '%s is nothing: folders are not listed, and no file of the program is served',
  async (target) => {
    expect((await askRaw(port(), target)).status).toBe(404)
  },
)
