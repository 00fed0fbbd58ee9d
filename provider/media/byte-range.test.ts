import { expect, it } from 'vitest'

import { parseRange } from './routes.ts'

it.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=5-', { first: 5, last: null }],
  ['bytes=5-9', { first: 5, last: 9 }],
  ['bytes=-5', { final: 5 }],
  ['bytes=-0', { final: 0 }],
])('%s is a range', (header, range) => expect(parseRange(header)).toEqual(range))

it.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=9-5',
  'bytes=0-1,5-9',
  'bytes=a-b',
  'bytes= 0-1',
  'items=0-1',
  'bytes=0-9999999999999999999999',
])('%j is ignored', (header) => expect(parseRange(header)).toBeUndefined())
