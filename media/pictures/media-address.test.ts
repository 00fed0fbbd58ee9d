import fc from 'fast-check'
import { expect, it } from 'vitest'

import { isPlainPath } from '#contract/service-address.ts'

import { decodeMediaPath, encodeMediaPath } from './media-address.ts'

it('finds every media path again at the end of its address', () => {
  const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  const paths = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'))
  fc.assert(
    fc.property(paths.filter(isPlainPath), (path) => {
      expect(decodeMediaPath(encodeMediaPath(path))).toBe(path)
    }),
  )
})

it('keeps a space, a question mark and an accent from changing the address', () => {
  expect(encodeMediaPath('talents/7/José? 1.jpg')).toBe('talents/7/Jos%C3%A9%3F%201.jpg')
})

it.each([
  '../secret',
  'a/../../secret',
  '..%2f..%2fsecret',
  'a/%2e%2e/secret',
  '%252e%252e/secret',
  '..%5csecret',
  'a%2fb', // a slash of its own: no address of ours is written so
  '%c0%ae%c0%ae/secret',
  'a%00.jpg',
  '/etc/passwd',
  '//other.example/a.jpg',
  'https://other.example/a.jpg',
  'user@other.example',
  'a//b.jpg',
  '%',
  '%zz',
  '',
])('finds no media path in %s', (encoded) => {
  expect(decodeMediaPath(encoded)).toBeNull()
})
