import { expect, it } from 'vitest'

import { filmType } from './film-type.ts'

it.each([
  ['a.mp4', 'video/mp4'],
  ['a/b.WEBM', 'video/webm'],
  ['a.ogg', 'video/ogg'],
  ['a.mov', 'video/quicktime'],
])('calls %s %s', (path, type) => {
  expect(filmType(path)).toBe(type)
})

it.each(['a.jpg', 'a.html', 'a.mp4.html', 'a.mp4/', 'mp4', 'a.svg', 'a.__proto__', ''])(
  'takes %j for no clip',
  (path) => {
    expect(filmType(path)).toBeNull()
  },
)
