import fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  choiceProblem,
  orderProblem,
  type DocumentChoice,
  firstChoice,
  choiceWithout,
  inOrder,
  movedTo,
  parseChoice,
  sideOf,
  writeChoice,
} from './document-choice.ts'

const count = (length: number) => Array.from({ length }, (_, id) => id)

const picture = { path: 'a.jpg', version: null, width: 30, height: 40, colour: null }
const sheet = (ids: readonly number[], isActive: boolean) => ({
  title: 'Book',
  isActive,
  photos: ids.map((id) => ({ id, words: '', picture })),
})

it('is all photos of the active gallery at first, of more than a document takes the first 60', () => {
  expect(firstChoice([sheet([7, 3], true), sheet([9], false)], false, null).photos).toEqual([7, 3])
  expect(firstChoice([sheet([7, 3], false), sheet([9], true)], false, null).photos).toEqual([9])
  expect(firstChoice([sheet([7, 3], false), sheet([9], false)], false, null).photos).toEqual([7, 3])
  expect(firstChoice([sheet(count(200), true)], false, null).photos).toEqual(count(60))
  expect(firstChoice([], false, null).photos).toEqual([])
})

it.each([
  [0, 'none'],
  [1, null],
  [60, null],
  [61, 'too-many'],
  [200, 'too-many'],
] as const)('of %i photos is %s', (chosen, problem) => {
  const choice = { photos: count(chosen), mode: 'portfolio', hasCover: false } as const
  expect(choiceProblem(choice, null)).toBe(problem)
})

it('has a place less for a cover that is another photo, none for one that is chosen or no photo', () => {
  const coverPhotos = [70, 59, null]
  const first = coverPhotos.map((id) => firstChoice([sheet(count(200), true)], true, id))
  expect(first.map(({ photos }) => photos.length)).toEqual([59, 60, 60])
  const full = { photos: count(60), mode: 'portfolio', hasCover: true } as const
  expect(coverPhotos.map((id) => choiceProblem(full, id))).toEqual(['too-many', null, null])
  expect(choiceProblem({ ...full, hasCover: false }, 70)).toBeNull()
})

it('of 60 photos and another cover fits into an archive, which has no cover', () => {
  const full = { photos: count(60), mode: 'portfolio', hasCover: true } as const
  expect(orderProblem('zip', full, 70)).toBeNull()
  expect(orderProblem('zip', { ...full, photos: count(61) }, 70)).toBe('too-many')
  expect(orderProblem('pdf', full, 70)).toBe('too-many')
  expect(orderProblem('pdf', { ...full, mode: 'composite' }, 70)).toBeNull()
})

it('of a composite has one front and four on the back, in the order of the photos', () => {
  const composite = { photos: [9, 2, 5, 4, 8, 1], mode: 'composite', hasCover: false } as const
  const sides = [9, 2, 5, 4, 8, 1, 77].map((id) => sideOf(composite, id, null))
  expect(sides).toEqual(['front', 'back', 'back', 'back', 'back', null, null])
  expect(sideOf({ ...composite, mode: 'portfolio' }, 9, null)).toBeNull()
  const behindCover = (coverPhoto: number | null) =>
    [9, 2, 5, 4, 8].map((id) => sideOf({ ...composite, hasCover: true }, id, coverPhoto))
  expect(behindCover(null)).toEqual(['back', 'back', 'back', 'back', null])
  expect(behindCover(2)).toEqual(['back', 'front', 'back', 'back', 'back'])
})

it('has its photos in the visitor’s order, those that were chosen later at the end', () => {
  expect(inOrder([1, 2, 3, 4], [])).toEqual([1, 2, 3, 4])
  expect(inOrder([1, 2, 3, 4], [3, 9, 1])).toEqual([3, 1, 2, 4])
})

it.each([
  [3, 0, [3, 1, 2]],
  [1, 1, [2, 1, 3]],
  [1, 2, [2, 3, 1]],
  [2, 1, [1, 2, 3]],
])('has photo %i at place %i after it moved there', (id, place, moved) => {
  expect(movedTo([1, 2, 3], id, place)).toEqual(moved)
})

it('is the same after it was text', () => {
  fc.assert(
    fc.property(
      fc.record<DocumentChoice>({
        photos: fc.uniqueArray(fc.nat()),
        mode: fc.constantFrom('portfolio', 'composite'),
        hasCover: fc.boolean(),
      }),
      (choice) => {
        expect(parseChoice(writeChoice(choice))).toEqual(choice)
      },
    ),
  )
})

it('goes on without photos that cannot be read, and without the cover if it is one of them', () => {
  const choice = { photos: [3, 1, 2], mode: 'portfolio', hasCover: true } as const
  expect(choiceWithout(choice, [1], 2)).toEqual({ ...choice, photos: [3, 2] })
  expect(choiceWithout(choice, [1], null)).toEqual({ ...choice, photos: [3, 2] })
  expect(choiceWithout(choice, [9], 9)).toEqual({ ...choice, hasCover: false })
})
