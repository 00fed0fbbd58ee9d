import { expect, it } from 'vitest'

import { allFileNames, copyName, sourceName } from './copy-name.ts'

const picture = { path: 'ana-souza/book-1.jpg', width: 640 } as const

it('gives every width, format and version of every picture a name of its own', () => {
  const names = [
    copyName(picture, 'webp', 'v1'),
    copyName(picture, 'avif', 'v1'),
    copyName(picture, 'webp', 'v2'),
    copyName({ ...picture, width: 960 }, 'webp', 'v1'),
    copyName({ ...picture, path: 'other.jpg' }, 'webp', 'v1'),
    sourceName(picture.path, 'v1'),
    sourceName(picture.path, 'v2'),
  ]
  expect(new Set(names).size).toBe(names.length)
})

it('derives file names that reveal nothing and stay in the folder', () => {
  const name = copyName({ ...picture, path: '../../ana-souza' }, 'webp', '../v')
  expect(name).toMatch(/^[\da-f]{32}\.webp$/)
})

it('lists every file that there can be of a picture', () => {
  const names = allFileNames(picture.path, 'v1')
  expect(names).toContain(sourceName(picture.path, 'v1'))
  expect(names).toContain(copyName(picture, 'avif', 'v1'))
  expect(names).toHaveLength(1 + 6 * 3)
})
