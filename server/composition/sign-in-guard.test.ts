import { expect, it } from 'vitest'

import { runForVisitor } from '#intake/visitor-network.ts'
import { createSignInGuard, signInLimits } from './sign-in-guard.ts'

const MINUTE_MS = 60_000

function guardAt(clock: { now: number }) {
  const guard = createSignInGuard(signInLimits, () => clock.now)
  const enter = (address = '198.51.100.7') => runForVisitor(address, () => guard.enter())
  const guessOften = (times = 10) => {
    for (let guess = 0; guess < times; guess += 1) enter()
  }
  return { guard, enter, guessOften }
}

it('after ten tries in vain an address has to wait, and no other one', () => {
  const { enter, guessOften } = guardAt({ now: 0 })
  guessOften(9)
  expect(enter()).toBeNull()
  expect(enter()).toBe(60)
  expect(enter('198.51.100.8')).toBeNull()
})

it('further attempts do not prolong the wait', () => {
  const clock = { now: 0 }
  const { enter, guessOften } = guardAt(clock)
  guessOften(500)
  clock.now = 2 * MINUTE_MS
  expect(enter()).toBeNull()
})

it('correct credentials do not count', () => {
  const { guard, enter } = guardAt({ now: 0 })
  for (let time = 0; time < 50; time += 1) {
    expect(enter()).toBeNull()
    runForVisitor('198.51.100.7', () => guard.succeeded())
  }
})

it('callers in the same process, which have no address, never wait', () => {
  const { guard } = guardAt({ now: 0 })
  for (let time = 0; time < 50; time += 1) expect(guard.enter()).toBeNull()
})
