import { expect, it } from 'vitest'

import { createSingleFlight } from './single-flight.ts'

it('does the work once for all concurrent callers, and again for later ones', async () => {
  const once = createSingleFlight<number>()
  let times = 0
  const work = async () => ++times
  expect(await Promise.all([once('a', work), once('a', work), once('a', work)])).toEqual([1, 1, 1])
  expect(await once('a', work)).toBe(2)
})

it('does the work of different keys side by side', async () => {
  const once = createSingleFlight<string>()
  const all = ['a', 'b'].map((key) => once(key, async () => key))
  expect(await Promise.all(all)).toEqual(['a', 'b'])
})

it('does not remember a failure', async () => {
  const once = createSingleFlight<string>()
  await expect(once('a', () => Promise.reject(new Error('cut')))).rejects.toThrow('cut')
  expect(await once('a', async () => 'whole')).toBe('whole')
})
