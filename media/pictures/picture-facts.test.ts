import fc from 'fast-check'
import { expect, it } from 'vitest'

import { readFacts } from './picture-facts.ts'

const facts = { width: 1200, height: 1600, colour: 42, version: '332e37b78a69' }

it('reads facts back as they were written, and nothing that was added to them', () => {
  const written = JSON.parse(JSON.stringify({ ...facts, birthdate: '2001-01-01' }))
  expect(readFacts(written)).toEqual(facts)
})

it.each([
  { ...facts, width: 0 },
  { ...facts, height: -1 },
  { ...facts, height: '1600' },
  { ...facts, width: 1e308 },
  { ...facts, colour: 64 },
  { ...facts, colour: 1.5 },
  { ...facts, version: '../../../etc' },
  { ...facts, version: null },
  { width: 1200 },
  [[]],
  null,
  'facts',
])('takes %j for no facts', (value) => {
  expect(readFacts(value)).toBeNull()
})

it('survives any file on the disk', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readFacts(value)).toBeNull()
    }),
  )
})
