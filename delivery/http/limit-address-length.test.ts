import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { queryWithin } from './limit-address-length.ts'

describe('a query that has to fit', () => {
  it.each([
    ['?ids=1,22,333', 10, '?ids=1,22'],
    ['?ids=1,22,333', 9, '?ids=1,22'],
    ['?ids=1,22,333', 8, '?ids=1'],
    ['?ids=1%2C22%2C333', 12, '?ids=1%2C22'],
    ['?hair=red&hair=black', 14, '?hair=red'],
    ['?letter=aaaaaaaa', 10, ''],
  ])('%s within %i characters is %j', (search, room, within) => {
    expect(queryWithin(search, room)).toBe(within)
  })

  it('is a beginning of it, whatever it says', () => {
    const word = fc.string({ unit: fc.constantFrom('a', '7', ',', '&', '%', '2', 'C', '=') })
    fc.assert(
      fc.property(word, fc.nat(40), (text, room) => {
        const search = `?${text}`
        const within = queryWithin(search, room)
        expect(within.length).toBeLessThanOrEqual(room)
        expect(search.startsWith(within)).toBe(true)
      }),
    )
  })
})
