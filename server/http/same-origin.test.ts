import { expect, it } from 'vitest'

import { isFromHere } from './same-origin.ts'

const SITE = 'https://vereda.example'

it.each([
  [true, { 'sec-fetch-site': 'same-origin' }],
  [true, { 'sec-fetch-site': 'none' }],
  [true, { origin: SITE }],
  [true, { origin: 'http://192.0.2.1:3000', host: '192.0.2.1:3000' }],
  [true, { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  [false, {}],
  [false, { host: 'vereda.example' }],
  [false, { origin: 'null', host: 'vereda.example' }],
  [false, { origin: 'https://elsewhere.example', host: 'vereda.example' }],
  [false, { 'sec-fetch-site': 'cross-site', origin: SITE }],
  [false, { 'sec-fetch-site': 'same-site', origin: SITE }],
  [false, { origin: `${SITE}.elsewhere.example`, host: 'vereda.example' }],
])('%s: %o', (isOurs, headers) => {
  expect(isFromHere(new Request('http://internal/', { headers }), SITE)).toBe(isOurs)
})
