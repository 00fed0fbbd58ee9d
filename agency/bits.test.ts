import fc from 'fast-check'
import { expect, it } from 'vitest'

import { bitsWhere, countInBoth, inBoth, inEither, isIn } from './bits.ts'

it('sets of places are what sets are, whatever is in them', () => {
  const list = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 100 })
  fc.assert(
    fc.property(list, (pairs) => {
      const one = bitsWhere(pairs.length, (place) => pairs[place]?.[0] ?? false)
      const other = bitsWhere(pairs.length, (place) => pairs[place]?.[1] ?? false)
      const [both, either] = [inBoth(one, other), inEither(one, other)]
      for (const [place, [isInOne, isInOther]] of pairs.entries()) {
        expect(isIn(both, place)).toBe(isInOne && isInOther)
        expect(isIn(either, place)).toBe(isInOne || isInOther)
      }
      expect(countInBoth(one, other)).toBe(pairs.filter(([a, b]) => a && b).length)
    }),
  )
})
