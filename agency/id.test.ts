import fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseId } from './id.ts'

it('every id that a service may have is read back from its digits', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (id) => {
      expect(parseId(String(id))).toBe(id)
    }),
  )
  expect(parseId(String(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER)
})

it.each(['', '-1', '1.5', '1e3', ' 1', '9007199254740992', '99999999999999999', 'NaN', '٣'])(
  '%j is none',
  (text) => expect(parseId(text)).toBeNull(),
)
