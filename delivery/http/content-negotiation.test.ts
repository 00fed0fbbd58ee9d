import { expect, it } from 'vitest'

import { chooseEncoding, chooseFormat } from './content-negotiation.ts'

it.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'], // Chromium
  ['image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,*/*;q=0.5', 'avif'], // Safari
  ['image/webp,*/*', 'webp'],
  ['IMAGE/WebP', 'webp'],
  ['image/avif;q=0, image/webp;q=0.9', 'webp'],
  ['image/avif;q=0.0,image/webp;q=0.000', 'jpeg'],
  ['image/avif;q=0.001', 'avif'],
  ['image/*,*/*', 'jpeg'],
  ['*/*', 'jpeg'],
  ['text/html', 'jpeg'],
  ['', 'jpeg'],
])('gives to %s the best format that it names', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format)
})

it('gives JPEG if the client states no preference', () => {
  expect(chooseFormat(undefined)).toBe('jpeg')
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=0', 'identity'],
  ['*', 'identity'],
  ['', 'identity'],
  [null, 'identity'],
] as const)('the form of an answer for %j is %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
