import fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  choiceProblem,
  type DocumentChoice,
  firstChoice,
  parseChoice,
  sideOf,
  writeChoice,
} from './document-choice.ts'

const count = (length: number) => Array.from({ length }, (_, id) => id)

it('is all frames at first, of more than a document takes the first 60', () => {
  expect(firstChoice([7, 3]).frames).toEqual([7, 3])
  expect(firstChoice(count(200)).frames).toEqual(count(60))
})

it.each([
  [0, 'none'],
  [1, null],
  [60, null],
  [61, 'too-many'],
  [200, 'too-many'],
] as const)('of %i frames is %s', (chosen, problem) => {
  expect(choiceProblem(chosen)).toBe(problem)
})

it('of a composite has one front and four on the back, in the order of the frames', () => {
  const composite = { frames: [9, 2, 5, 4, 8, 1], mode: 'composite' } as const
  const sides = [9, 2, 5, 4, 8, 1, 77].map((id) => sideOf(composite, id))
  expect(sides).toEqual(['front', 'back', 'back', 'back', 'back', null, null])
  expect(sideOf({ ...composite, mode: 'portfolio' }, 9)).toBeNull()
})

it('is the same after it was text', () => {
  fc.assert(
    fc.property(
      fc.record<DocumentChoice>({
        frames: fc.uniqueArray(fc.nat()),
        mode: fc.constantFrom('portfolio', 'composite'),
      }),
      (choice) => {
        expect(parseChoice(writeChoice(choice))).toEqual(choice)
      },
    ),
  )
})
