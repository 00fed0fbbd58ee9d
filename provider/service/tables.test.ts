import fc from 'fast-check'
import { expect, it } from 'vitest'

import { inChunks } from './tables.ts'

it('pieces are a statement’s size at most, and together the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2001 }), (length) => {
      const list = Array.from({ length }, (_, index) => index)
      const chunks = inChunks(list)
      expect(chunks.flat()).toEqual(list)
      expect(chunks.every((chunk) => chunk.length > 0 && chunk.length <= 500)).toBe(true)
    }),
  )
})
