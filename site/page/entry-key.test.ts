import fc from 'fast-check'
import { expect, it } from 'vitest'

import { entryKeyOf } from './entry-key.server.ts'

const photo = (...bytes: number[]) => ({ bytes: new Uint8Array(bytes) })
const form = '9c5b94b1-35ad-49bb-b118-8e8fc24abf80'

it('the same form with the same content has the same key, whatever else is sent', () => {
  const key = entryKeyOf(form, { name: 'Ana' }, [photo(1), photo(2)])
  expect(entryKeyOf(form, { name: 'Ana' }, [photo(1), photo(2)])).toBe(key)
  const others = [
    entryKeyOf('9c5b94b1-35ad-49bb-b118-8e8fc24abf81', { name: 'Ana' }, [photo(1), photo(2)]),
    entryKeyOf(form, { name: 'Bia' }, [photo(1), photo(2)]),
    entryKeyOf(form, { name: 'Ana' }, [photo(2), photo(1)]),
    entryKeyOf(form, { name: 'Ana' }, [photo(1, 2)]),
    entryKeyOf(form, { name: 'Ana' }),
  ]
  expect(new Set([key, ...others]).size).toBe(others.length + 1)
})

it('is a UUID', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.object(), (key, content) => {
      expect(entryKeyOf(key, content)).toMatch(
        /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
      )
    }),
  )
})
