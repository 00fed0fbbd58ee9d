import { expect, it } from 'vitest'

import { isSameOrigin } from './same-origin.ts'

const SITE = 'https://vereda.example'

const fromHere = (headers: Record<string, string>, siteOrigin: string | null) =>
  isSameOrigin(new Request('http://internal/', { headers }), siteOrigin)

it.each([
  [true, { 'sec-fetch-site': 'same-origin' }],
  [true, { 'sec-fetch-site': 'none' }],
  [true, { origin: SITE }],
  [false, { origin: 'http://192.0.2.1:3000', host: '192.0.2.1:3000' }], // not the public origin
  [true, { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  [false, {}],
  [false, { host: 'vereda.example' }],
  [false, { origin: 'null', host: 'vereda.example' }],
  [false, { origin: 'https://elsewhere.example', host: 'vereda.example' }],
  [false, { 'sec-fetch-site': 'cross-site', origin: SITE }],
  [false, { 'sec-fetch-site': 'same-site', origin: SITE }],
  [false, { origin: `${SITE}.elsewhere.example`, host: 'vereda.example' }],
])('of a site with a public origin, %s: %o', (isOurs, headers) => {
  expect(fromHere(headers, SITE)).toBe(isOurs)
})

it.each([
  [true, { 'sec-fetch-site': 'same-origin' }],
  [true, { origin: 'http://192.0.2.1:3000', host: '192.0.2.1:3000' }],
  [true, { origin: 'http://localhost:3000', host: 'localhost:3000' }],
  [false, { origin: SITE, host: 'localhost:3000' }],
  [false, { origin: 'http://localhost:3001', host: 'localhost:3000' }],
  [false, { origin: 'null', host: 'localhost:3000' }],
  [false, { origin: 'http://localhost:3000' }],
  [false, { host: 'localhost:3000' }],
])(
  'of a site without one, which is known by the address that is used, %s: %o',
  (isOurs, headers) => {
    expect(fromHere(headers, null)).toBe(isOurs)
  },
)
