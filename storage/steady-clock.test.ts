import { expect, it } from 'vitest'

import { createSteadyClock } from './steady-clock.ts'

const HOUR_MS = 3_600_000

it('a clock that was set is believed after a day, one that runs or is adjusted always', () => {
  const time = { clock: Date.UTC(2026, 0, 1), passed: 0 }
  const isSteady = createSteadyClock(
    () => time.clock,
    () => time.passed,
  )
  const afterHours = (hours: number) => {
    time.clock += hours * HOUR_MS
    time.passed += hours * HOUR_MS
    return isSteady()
  }
  expect([isSteady(), afterHours(24 * 365)]).toEqual([true, true])
  time.clock += HOUR_MS - 1
  expect(isSteady()).toBe(true)
  time.clock += 10 * 365 * 24 * HOUR_MS
  expect([isSteady(), afterHours(23)]).toEqual([false, false])
  expect([afterHours(1), afterHours(1)]).toEqual([true, true])
  time.clock -= 10 * 365 * 24 * HOUR_MS
  expect(isSteady()).toBe(false)
})
