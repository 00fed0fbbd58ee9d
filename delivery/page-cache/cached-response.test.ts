import { expect, it } from 'vitest'

import { toCachedResponse, unpack } from './cached-response.ts'

it('is unpacked for clients that accept no compression', async () => {
  const answer = await toCachedResponse(new Response('Ágata '.repeat(50)))
  const { bytes, headers } = await unpack(answer)
  expect(new TextDecoder().decode(bytes)).toBe('Ágata '.repeat(50))
  expect(headers.slice(-2)).toEqual(['content-length', '350'])
})
