import { expect, it } from 'vitest'

import { chooseFormat } from './choose-format.ts'

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

it('gives JPEG to whoever does not say', () => {
  expect(chooseFormat(undefined)).toBe('jpeg')
})
