import fc from 'fast-check'
import { expect, it } from 'vitest'

import { readEncoded, readInspected } from './encoder-job.ts'

const inspected = { status: 'inspected', width: 1200, height: 1600, colour: 7 }

it('reads what an honest process answers', () => {
  expect(readInspected({ ...inspected, path: '/etc/passwd' })).toEqual(inspected)
  const encoded = { status: 'encoded', bytes: Uint8Array.of(1, 2) }
  expect(readEncoded(encoded)).toEqual(encoded)
})

it('reads why there is nothing', () => {
  const error = { status: 'invalid', reason: 'cut' }
  expect(readInspected(error)).toEqual(error)
  expect(readEncoded(error)).toEqual(error)
})

it('takes nothing for an answer that is none', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (message) => {
      expect(readInspected(message).status).toBe('invalid')
      expect(readEncoded(message).status).toBe('invalid')
    }),
  )
  expect(readInspected({ ...inspected, width: -1 }).status).toBe('invalid')
  expect(readInspected({ ...inspected, colour: 64 }).status).toBe('invalid')
  expect(readEncoded({ bytes: new Uint8Array() }).status).toBe('invalid')
  expect(readEncoded({ bytes: 'a page', reason: { toString: null } }).status).toBe('invalid')
})
