import { setTimeout as delay } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { createRecentFailures } from './recent-failures.ts'
import type { PictureError } from './picture-result.ts'
import { pictureLimits } from './picture-limits.ts'

const cut: PictureError = { status: 'unavailable', reason: 'cut' }
const empty: PictureError = { status: 'invalid', reason: 'empty' }

it('remembers a recent failure for a short time', async () => {
  const failures = createRecentFailures({ ...pictureLimits, failureMs: 20 })
  failures.add('a.jpg', cut)
  expect(failures.get('a.jpg')).toBe(cut)
  expect(failures.get('b.jpg')).toBeNull()
  await delay(40)
  expect(failures.get('a.jpg')).toBeNull()
})

it('is news once, and again when another thing fails or much later', async () => {
  const failures = createRecentFailures({ ...pictureLimits, reportAgainMs: 20 })
  const isNew = [cut, cut, empty, empty].map((error) => failures.add('a.jpg', error))
  expect(isNew).toEqual([true, false, true, false])
  expect(failures.add('b.jpg', cut)).toBe(true)
  await delay(40)
  expect(failures.add('a.jpg', empty)).toBe(true)
})

it('remembers so many, no more', () => {
  const failures = createRecentFailures({ ...pictureLimits, failures: 2 })
  for (const path of ['a.jpg', 'b.jpg', 'c.jpg']) failures.add(path, cut)
  expect(failures.get('a.jpg')).toBeNull()
  expect(failures.get('c.jpg')).toBe(cut)
})
