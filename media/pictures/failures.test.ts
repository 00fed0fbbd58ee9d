import { setTimeout as delay } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { createFailures } from './failures.ts'
import type { Lack } from './picture-answer.ts'
import { pictureLimits } from './picture-limits.ts'

const cut: Lack = { status: 'unavailable', reason: 'cut' }
const empty: Lack = { status: 'broken', reason: 'empty' }

it('remembers what failed a moment ago, and forgets it soon', async () => {
  const failures = createFailures({ ...pictureLimits, failureMs: 20 })
  failures.add('a.jpg', cut)
  expect(failures.get('a.jpg')).toBe(cut)
  expect(failures.get('b.jpg')).toBeNull()
  await delay(40)
  expect(failures.get('a.jpg')).toBeNull()
})

it('is news once, and again when another thing fails or much later', async () => {
  const failures = createFailures({ ...pictureLimits, tellAgainMs: 20 })
  const isNews = [cut, cut, empty, empty].map((lack) => failures.add('a.jpg', lack))
  expect(isNews).toEqual([true, false, true, false])
  expect(failures.add('b.jpg', cut)).toBe(true)
  await delay(40)
  expect(failures.add('a.jpg', empty)).toBe(true)
})

it('remembers so many, no more', () => {
  const failures = createFailures({ ...pictureLimits, failures: 2 })
  for (const path of ['a.jpg', 'b.jpg', 'c.jpg']) failures.add(path, cut)
  expect(failures.get('a.jpg')).toBeNull()
  expect(failures.get('c.jpg')).toBe(cut)
})
