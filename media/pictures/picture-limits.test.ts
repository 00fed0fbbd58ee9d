import { expect, it } from 'vitest'

import { pictureLimits } from './picture-limits.ts'

it('sets a limit to everything, and to nothing an endless one', () => {
  for (const [name, limit] of Object.entries(pictureLimits)) {
    expect(Number.isSafeInteger(limit) && limit > 0, name).toBe(true)
  }
})

it('keeps to the limits that were agreed', () => {
  expect(pictureLimits).toMatchObject({
    sourceBytes: 40_000_000,
    sourcePixels: 50_000_000,
    encodingsAtOnce: 2,
    encodeMs: 10_000,
    waitMs: 10_000,
  })
})
