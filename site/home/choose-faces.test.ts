import { describe, expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'

import { chooseFaces } from './choose-faces.ts'

const covers = { card: 'a.webp', hover: null, poster: null, film: null }
const talents = (count: number) =>
  Array.from({ length: count }, (_, index) => someone({ id: index + 1, covers }))
const idsOf = (...asked: Parameters<typeof chooseFaces>) =>
  chooseFaces(...asked).map(({ id }) => id)

describe('the faces of the home page', () => {
  it('are the first six of the agency’s order', () => {
    expect(idsOf(talents(40))).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('are those that the agency names, then the first of its order; eight if it names more than six', () => {
    expect(idsOf(talents(40), [30, 2])).toEqual([30, 2, 1, 3, 4, 5])
    expect(idsOf(talents(40), [9, 8, 7, 6, 5, 4, 3])).toEqual([9, 8, 7, 6, 5, 4, 3, 1])
    expect(idsOf(talents(40), [99, 7])).toEqual([7, 1, 2, 3, 4, 5])
  })

  it.each([
    [0, 0],
    [1, 1],
    [3, 2],
    [5, 4],
    [7, 6],
  ])('of an agency with %i talents are %i: whole rows of two', (count, shown) => {
    expect(idsOf(talents(count))).toHaveLength(shown)
  })

  it('never are a child’s, nor those of a talent without a cover', () => {
    const child = someone({ id: 1, covers, boards: ['mainboard', 'kids'] })
    const unseen = someone({ id: 2 })
    expect(idsOf([child, unseen, ...talents(6).slice(2)], [1, 2])).toEqual([3, 4, 5, 6])
  })
})
