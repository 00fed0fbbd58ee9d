import { expect, it } from 'vitest'

import { createFormKeys } from './form-keys.ts'

const DAY_MS = 86_400_000

function keysAt(clock: { now: number }, secret = new Uint8Array(32)) {
  return createFormKeys({ secret, maxAgeMs: 28 * DAY_MS, now: () => clock.now })
}

it('a key tells its entry and when it was made, for four weeks', () => {
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') }
  const { newKey, readKey } = keysAt(clock)
  const key = newKey()
  expect(readKey(key)).toEqual({
    key: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4/),
    madeAt: new Date(clock.now),
  })
  expect(newKey()).not.toBe(key)
  clock.now += 28 * DAY_MS
  expect(readKey(key)).not.toBeNull()
  clock.now += 1
  expect(readKey(key)).toBeNull()
})

it('a key that was not made here is none', () => {
  const clock = { now: 1_772_000_000_000 }
  const { newKey, readKey } = keysAt(clock)
  const key = newKey()
  const [uuid, time, seal] = key.split('.')
  const made = [
    `${uuid}.${(clock.now + 1).toString(36)}.${seal}`,
    `${uuid}.${time}.${seal?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `${uuid}.${time}.`,
    keysAt(clock, new Uint8Array(32).fill(1)).newKey(),
    '',
    'x'.repeat(10_000),
  ]
  expect(made.map(readKey)).toEqual(made.map(() => null))
})
