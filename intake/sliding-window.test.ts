import { expect, it } from 'vitest'

import { collectGarbage } from '#storage/collect-garbage.fixture.ts'

import { intakeLimits } from './intake-limits.ts'
import { createSlidingWindow } from './sliding-window.ts'

const HOUR_MS = 3_600_000

function visitsAt(clock: { now: number }, addresses = 100) {
  return createSlidingWindow({ spanMs: HOUR_MS, addresses, now: () => clock.now })
}

it('counts what an address does, apart from all else', () => {
  const { count } = visitsAt({ now: 0 })
  const times = [count('form', 'a'), count('form', 'a'), count('form', 'b'), count('file', 'a')]
  expect(times.map((each) => each.times)).toEqual([1, 2, 1, 1])
})

it('refunds each count once', () => {
  const { count, refund } = visitsAt({ now: 0 })
  count('form', 'a')
  refund('form', 'a')
  refund('form', 'a')
  refund('form', 'nobody')
  expect(count('form', 'a').times).toBe(1)
})

it('forgets as the hour passes, and does not at its full stroke', () => {
  const clock = { now: 0 }
  const { count } = visitsAt(clock)
  for (let usage = 0; usage < 10; usage += 1) count('form', 'a')
  clock.now = HOUR_MS
  expect(count('form', 'a').times).toBe(11)
  clock.now = 1.5 * HOUR_MS
  expect(count('form', 'a').times).toBe(2 + 5)
  clock.now = 4 * HOUR_MS
  expect(count('form', 'a').times).toBe(1)
})

it('locks nobody out for longer when the clock is set', () => {
  const clock = { now: 10 * HOUR_MS }
  const { count } = visitsAt(clock)
  for (let usage = 0; usage < 10; usage += 1) count('form', 'a')
  clock.now = 0
  expect(count('form', 'a').times).toBe(1)
})

it('remembers no more addresses than it may', () => {
  const { count } = visitsAt({ now: 0 }, 20)
  count('form', 'first')
  for (let address = 0; address < 50; address += 1) count('form', String(address))
  expect(count('form', 'first').times).toBe(1)
  expect(count('form', '49').times).toBe(2)
})

it('does not drop a frequent address in favour of many single ones', () => {
  const { count } = visitsAt({ now: 0 }, 20)
  for (let address = 0; address < 50; address += 1) {
    count('form', 'network')
    count('form', String(address))
  }
  expect(count('form', 'network').times).toBe(51)
})

function heap(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

it('takes less than 20 MB for 100,000 networks', () => {
  const before = heap()
  const { count } = visitsAt({ now: 0 }, intakeLimits.addresses)
  for (let number = 0; number < 100_000; number += 1)
    count('form', `2001:db8:${number.toString(16)}::/64`)
  expect(heap() - before).toBeLessThan(20_000_000)
  expect(count('form', `2001:db8:${(99_999).toString(16)}::/64`).times).toBe(2)
})
