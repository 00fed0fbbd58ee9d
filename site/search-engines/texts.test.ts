import { expect, it } from 'vitest'

import { robotsTxt, securityTxt, webManifest } from './texts.ts'

const ORIGIN = 'https://vereda.example'

it('lets crawlers see everything, and shows them the sitemap', () => {
  expect(robotsTxt(ORIGIN).split('\n')).toEqual([
    'User-agent: *',
    'Disallow:',
    '',
    'Sitemap: https://vereda.example/sitemap.xml',
    '',
  ])
})

it('says whom to tell of a hole, for less than a year', () => {
  const now = new Date('2026-11-21T22:00:00Z')
  const lines = securityTxt({
    email: 'a@vereda.example',
    languages: ['pt', 'es'],
    origin: ORIGIN,
    now,
  }).split('\n')
  expect(lines).toEqual([
    'Contact: mailto:a@vereda.example',
    'Expires: 2027-05-20T00:00:00.000Z',
    'Preferred-Languages: pt, es',
    'Canonical: https://vereda.example/.well-known/security.txt',
    '',
  ])
})

it('has the brand’s name on a home screen, whatever it is', () => {
  const brand = '"Ágata" \\ <Modelos>'
  expect(JSON.parse(webManifest(brand))).toMatchObject({
    name: brand,
    short_name: brand,
    lang: 'pt',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    icons: [
      { src: '/favicon.svg' },
      { src: '/icon-192.png', sizes: '192x192' },
      { src: '/icon-512.png', sizes: '512x512' },
      { src: '/icon-512.png', purpose: 'maskable' },
    ],
  })
})
