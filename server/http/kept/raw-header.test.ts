import { expect, it } from 'vitest'

import { rawHeader } from './raw-header.ts'

it('a header is found by its name in any case, and several of one name are one', () => {
  const headers = ['Host', 'site', 'If-None-Match', '"a"', 'if-none-match', '"b"', 'Accept', '']
  expect(rawHeader(headers, 'host')).toBe('site')
  expect(rawHeader(headers, 'if-none-match')).toBe('"a", "b"')
  expect(rawHeader(headers, 'accept')).toBe('')
  expect(rawHeader(headers, 'accept-encoding')).toBeUndefined()
})
