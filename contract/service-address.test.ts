import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addressWithin, isPlainPath } from './service-address.ts'

const BASE = 'https://panel.test/storage/'

const marks = ['/', '//', '\\', '.', '..', '@', ':', '?', '#', '%', '\0', '\t', '\n', ' ', '\u2028']
const escapes = ['%2f', '%2e', '%2E%2e', '%5c', '%40', '%00', '%0a', '%ff', '%c0%af', '%252e%252e']
const words = [
  'a',
  'evil.test',
  'http:',
  'javascript:',
  '\ud800',
  'é',
  '１',
  '。',
  '\u202e',
  'x.jpg',
]
const piece = fc.constantFrom(...marks, ...escapes, ...words)
const hostile = fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }).map((all) => all.join(''))

describe('a path of a service', () => {
  it('is appended to its address', () => {
    expect(addressWithin(BASE, '/talents/a 1.jpg')).toBe(
      'https://panel.test/storage/talents/a%201.jpg',
    )
    expect(addressWithin('http://panel.test:81', '/api/x?a[]=1')).toBe(
      'http://panel.test:81/api/x?a[]=1',
    )
  })

  it('may hold a number sign, which does not end it', () => {
    expect(addressWithin(BASE, '/pic #2.jpg')).toBe('https://panel.test/storage/pic%20%232.jpg')
  })

  it('that ends in a space keeps it: without it, it might be another', () => {
    expect(addressWithin(BASE, '/.. ')).toBe('https://panel.test/storage/..%20')
  })

  it.each(
    [
      ['', 'a', '//evil.test', '/', '/a//b', '/../a', '/a/..', '/./a', '/a\\b', '/u@evil.test'],
      ['/http://evil.test', '/javascript:x', '/a\nb', '/a\0', '/%2e%2e/a', '/a/%2E./b', '/%2f/a'],
      ['/a%5cb', '/u%40evil', '/a%00', '/a%0d%0ab', '/%', '/%ff', '/%c0%ae%c0%ae/a', '/\ud800'],
    ].flat(),
  )('is refused as %j', (path) => {
    expect(addressWithin(BASE, path)).toBeNull()
  })

  it('never leads elsewhere, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((path) => `/${path}`),
        ),
        (path) => {
          const address = addressWithin(BASE, path)
          if (address === null) return
          const url = new URL(address)
          expect(url.origin).toBe('https://panel.test')
          expect(url.pathname.startsWith('/storage/')).toBe(true)
          expect([url.username, url.password, url.hash]).toEqual(['', '', ''])
        },
      ),
      { numRuns: 20_000, seed: 2 },
    )
  })

  it('is taken when it is made of common names', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[\wé -]{1,10}(?:\.jpg)?$/u), { minLength: 1, maxLength: 5 }),
        (names) => {
          expect(isPlainPath(names.join('/'))).toBe(true)
        },
      ),
    )
  })

  it('has an end', () => {
    expect(isPlainPath('a'.repeat(1_300))).toBe(true)
    expect(isPlainPath('a'.repeat(1_301))).toBe(false)
    expect(isPlainPath('é'.repeat(651))).toBe(false)
  })
})
