import fc from 'fast-check'
import { resolvePath } from 'react-router'
import { describe, expect, it } from 'vitest'

import { pictureAddress } from '../../ui/picture.tsx'
import { MAX_DATE_MS, MAX_FAVORITES, movedFavorite, withFavorites } from './favorites.ts'
import { liked } from './liked.fixture.ts'
import { favoritesFormat } from './stored-favorites.ts'

const seed = 2026
const writeFavorites = favoritesFormat.write
const readFavorites = (text: string | null) => {
  const { value: favorites, isComplete } = favoritesFormat.read(text)
  return { favorites, isComplete }
}
const ownOrigin = 'https://vereda.example'
const bare = { version: null, width: null, height: null, colour: null }

const someFavorites = fc
  .array(
    fc.record({
      id: fc.integer({ min: 0, max: 10 ** 15 - 1 }),
      name: fc.string({ maxLength: 80 }),
      path: fc.constantFrom('', '/modelos/todos/all/7/x', '/'),
      cover: fc.option(fc.string({ minLength: 1, maxLength: 80 })),
      addedAt: fc.oneof(
        fc.integer({ min: 0, max: 2 ** 43 }),
        fc.integer({ min: MAX_DATE_MS - 3, max: MAX_DATE_MS }),
      ),
    }),
    { maxLength: 250 },
  )
  .map((list) => withFavorites([], list))

/** Paths that lead elsewhere, or may once a browser or the router has put them in order. */
const foreignPaths = [
  '//evil.example',
  '/\\evil',
  '/\t/evil.example/x',
  '/\n/evil.example/x',
  '/x\\..//evil.example',
  '/.//evil.example',
  '/\u2028/..//evil.example',
  'javascript:alert(1)',
  '/\ud800',
]

/** JSON that looks like favorites in some places. */
const nearly = fc.dictionary(
  fc.constantFrom('7', '12', '__proto__', 'constructor', 'id', '-1', '1e3', ' 7', '007'),
  fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
        name: fc.jsonValue(),
        path: fc.constantFrom('/x', null, ...foreignPaths),
        cover: fc.oneof(fc.string(), fc.constantFrom('a/\ud800.jpg', '\udc00')),
        addedAt: fc.oneof(fc.double(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    ),
  ),
)

const ids = (text: string) => readFavorites(text).favorites.map(({ id }) => id)

describe('the list that a browser keeps', () => {
  it('is read as it was written, in the visitor’s order', () => {
    fc.assert(
      fc.property(someFavorites, (favorites) => {
        expect(readFavorites(writeFavorites(favorites))).toEqual({ favorites, isComplete: true })
      }),
      { seed },
    )
  })

  it('is read in the order into which it was put, to the last moment that there is', () => {
    const placed = fc.tuple(someFavorites, fc.nat({ max: MAX_FAVORITES }))
    fc.assert(
      fc.property(placed, ([favorites, place]) => {
        const moved = movedFavorite(favorites, favorites[0]?.id ?? 0, place)
        expect(readFavorites(writeFavorites(moved)).favorites).toEqual(moved)
      }),
      { seed },
    )
  })

  it.each(foreignPaths)('leads nowhere by the path %j', (path) => {
    const { favorites } = readFavorites(JSON.stringify([{ id: 7, path }]))
    expect(favorites).toMatchObject([{ id: 7, path: '' }])
  })

  it('has no half characters, which no address can hold', () => {
    const text = JSON.stringify([{ id: 7, name: 'A\ud800', cover: 'a\ud800.jpg' }])
    expect(readFavorites(text).favorites).toMatchObject([{ id: 7, name: '', cover: null }])
  })

  it('is a map by id with five fields each', () => {
    const kept: unknown = JSON.parse(writeFavorites([liked(12, 1), liked(7, 2)]))
    expect(kept).toEqual({ '7': liked(7, 2), '12': liked(12, 1) })
  })

  it('is nobody where nothing was kept', () => {
    expect(readFavorites(null)).toEqual({ favorites: [], isComplete: true })
  })

  it('is some list of favorites, whatever the text', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      nearly.map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { favorites } = readFavorites(text)
        expect(favorites.length).toBeLessThanOrEqual(MAX_FAVORITES)
        expect(new Set(favorites.map(({ id }) => id)).size).toBe(favorites.length)
        for (const { id, path, cover, addedAt } of favorites) {
          expect(Number.isSafeInteger(id) && id >= 0).toBe(true)
          expect(new URL(resolvePath(path).pathname, ownOrigin).origin).toBe(ownOrigin)
          expect(
            () => cover !== null && pictureAddress({ ...bare, path: cover }, 640),
          ).not.toThrow()
          expect(Number.isSafeInteger(addedAt)).toBe(true)
        }
        expect(readFavorites(writeFavorites(favorites)).favorites).toEqual(favorites)
      }),
      { seed, numRuns: 500 },
    )
  })
})

describe('an earlier form of the list', () => {
  it.each([
    ['ids alone', '[12, 7]', [12, 7]],
    ['ids as texts', '["12", "7"]', [12, 7]],
    ['an array of talents', '[{"id": 12, "name": "A"}, {"id": 7}]', [12, 7]],
    ['whole talents by id', '{"7": {"name": "A", "height": "5.10/178", "book": []}}', [7]],
    ['a mark by id', '{"7": true, "12": true}', [7, 12]],
    ['a mark taken back', '{"7": true, "12": false}', [7]],
    ['a talent twice', '[7, 7]', [7]],
    ['a talent under two keys', '{"7": {"id": 12}, "12": true}', [12]],
  ])('is understood: %s', (_, text, order) => {
    expect(ids(text)).toEqual(order)
    expect(readFavorites(text).isComplete).toBe(true)
  })

  it('loses what no card shows', () => {
    const text = '{"7": {"id": 7, "name": "A", "birthdate": "2010-01-01", "cover": "a.jpg"}}'
    const fields = { id: 7, name: 'A', path: '', cover: 'a.jpg', addedAt: 0 }
    expect(readFavorites(text).favorites).toEqual([fields])
  })
})

describe('a broken list', () => {
  it.each(['{"7": {"id": 7', '"7"', '7', 'null', 'true', '', '{"7": null}', '{"__proto__": {}}'])(
    'is told from an empty one: %s',
    (text) => {
      expect(readFavorites(text)).toEqual({ favorites: [], isComplete: false })
    },
  )

  it('keeps what can be read of it', () => {
    const { favorites, isComplete } = readFavorites('{"7": {"name": "A"}, "x": {"name": "B"}}')
    expect(favorites.map(({ name }) => name)).toEqual(['A'])
    expect(isComplete).toBe(false)
  })

  it('of more than 200 keeps those that were added first', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => liked(index, 5_000 - index))
    const text = writeFavorites(many)
    const first = Array.from({ length: MAX_FAVORITES }, (_, index) => 4_999 - index)
    expect(ids(text)).toEqual(first)
    expect(readFavorites(text).isComplete).toBe(false)
  })
})
