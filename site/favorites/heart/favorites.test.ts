import { describe, expect, it } from 'vitest'

import {
  MAX_DATE_MS,
  addedNow,
  MAX_FAVORITES,
  movedFavorite,
  refreshedFavorites,
  withFavorites,
  withoutFavorites,
  type Favorites,
} from './favorites.ts'
import { liked } from './liked.fixture.ts'

const idsOf = (favorites: Favorites) => favorites.map(({ id }) => id)
const momentsOf = (favorites: Favorites) => favorites.map(({ addedAt }) => addedAt)
const four = [liked(9, 10), liked(4, 20), liked(7, 30), liked(1, 40)]

describe('favorites', () => {
  it('stand in the order in which they were added, not of their numbers', () => {
    expect(idsOf(withFavorites([], four.toReversed()))).toEqual([9, 4, 7, 1])
  })

  it('come behind all others, also where the clock was turned back', () => {
    const more = addedNow(four, [liked(2), liked(3)], 5)
    expect(idsOf(withFavorites(four, more))).toEqual([9, 4, 7, 1, 2, 3])
    expect(momentsOf(addedNow([], [liked(2)], 1_000))).toEqual([1_000])
  })

  it('have each talent once, where it stood', () => {
    const again = withFavorites(four, addedNow(four, [liked(9)], 99))
    expect(again).toEqual(four)
  })

  it('hold 200, and what is too much stays out', () => {
    const many = Array.from({ length: MAX_FAVORITES }, (_, index) => liked(index, index))
    const more = withFavorites(many, addedNow(many, [liked(900)], 900))
    expect(idsOf(more)).toEqual(idsOf(many))
    const earlier = withFavorites(many.slice(1), [liked(901, 2), liked(900, 0)])
    expect(idsOf(earlier)).toEqual([900, ...idsOf(many.slice(1))])
  })

  it('return to their places after they were removed', () => {
    const left = withoutFavorites(four, [9, 7])
    expect(idsOf(left)).toEqual([4, 1])
    const removed = four.filter(({ id }) => id === 9 || id === 7)
    expect(withFavorites(left, removed)).toEqual(four)
    expect(withFavorites(withoutFavorites(four, idsOf(four)), four)).toEqual(four)
  })
})

describe('a favorite', () => {
  it.each([
    [7, 0, [7, 9, 4, 1]],
    [9, 1, [4, 9, 7, 1]],
    [9, 3, [4, 7, 1, 9]],
    [9, 99, [4, 7, 1, 9]],
    [1, -1, [1, 9, 4, 7]],
    [5, 0, [9, 4, 7, 1]],
  ])('%i moved to place %i makes the order %j', (id, place, order) => {
    expect(idsOf(movedFavorite(four, id, place))).toEqual(order)
  })

  it('that is moved swaps moments with those that it passes, so that they say the order', () => {
    const moved = movedFavorite(four, 1, 0)
    expect(momentsOf(moved)).toEqual([10, 20, 30, 40])
    expect(idsOf(withFavorites([], moved.toReversed()))).toEqual([1, 9, 4, 7])
  })

  it('has a moment of its own even where several were added at once', () => {
    const together = withFavorites([], [liked(1, 5), liked(2, 5), liked(3, 5)])
    expect(momentsOf(together)).toEqual([5, 6, 7])
  })

  it('has a moment that a date can have, also where the clock was far ahead', () => {
    const last = withFavorites([], [liked(1, 5), liked(2, MAX_DATE_MS)])
    const more = withFavorites(last, addedNow(last, [liked(3)], 9))
    expect(idsOf(more)).toEqual([1, 2, 3])
    expect(momentsOf(more)).toEqual([5, MAX_DATE_MS - 1, MAX_DATE_MS])
  })

  it('gets the name, address and cover that the roster has now; one that left keeps its own', () => {
    const fresh = refreshedFavorites(four, [{ id: 4, name: 'Nova', path: '/n', cover: 'n.jpg' }])
    expect(fresh[1]).toEqual({ id: 4, name: 'Nova', path: '/n', cover: 'n.jpg', addedAt: 20 })
    expect(fresh[0]).toEqual(four[0])
  })
})
