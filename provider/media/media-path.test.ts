import fc from 'fast-check'
import { expect, it } from 'vitest'

import { findMediaPaths, parseMediaPath, toMediaPath } from './media-path.ts'

const sha256 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
const path = 'ab/abababababababababababababababab.webp'

it('a path that was made is read back', () => {
  fc.assert(
    fc.property(sha256, fc.constantFrom('jpg', 'avif', 'mov'), (hash, kind) => {
      const made = toMediaPath(hash, kind)
      expect(parseMediaPath(made)).toEqual({ hash: hash.slice(0, 32), kind })
    }),
  )
})

it.each([
  '',
  'applications/abababababababababababababababab.jpg',
  'ab/cdabababababababababababababababab.jpg',
  'ab/abab.jpg',
  `/${path}`,
  `${path}/`,
  `../${path}`,
  path.toUpperCase(),
  path.replace('webp', 'svg'),
  path.replace('webp', 'constructor'),
  `${path}\n`,
  `x/${path}`,
])('%j is no media path', (text) => expect(parseMediaPath(text)).toBeNull())

it('no other text is one', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseMediaPath(text)).toBeNull()
    }),
  )
})

it('paths are found in a post’s HTML', () => {
  const html = `<p>ab/ba</p><img src="${path}"><img src='${path.replace('webp', 'gif')}'>`
  expect(findMediaPaths(html)).toEqual([path, path.replace('webp', 'gif')])
})
