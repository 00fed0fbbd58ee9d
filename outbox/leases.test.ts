import { describe, expect, it } from 'vitest'

import { createLeases } from './leases.ts'
import { createEntries } from './entries.ts'
import { freshOutbox, keyOf } from './fresh-outbox.fixture.ts'
import { outboxLimits } from './outbox-limits.ts'

const START = Date.parse('2026-03-01T12:00:00Z')
const SECOND = 1_000
const open = { atOnce: 4, quietMs: 0 }

/** Waiting entries, and processes that claim them, each by what it takes for the time. */
async function waiting(count: number, dialect: 'sqlite' | 'postgres') {
  const { database } = await freshOutbox({ dialect })
  const entries = createEntries(database, () => START)
  for (let number = 0; number < count; number += 1) {
    const entry = { kind: 'message', status: 'waiting', payload: '{}', photos: '[]' } as const
    await entries.insert({ ...entry, key: keyOf(number) })
  }
  return (owner: string, clock: { now: number }) =>
    createLeases({ database, owner, limits: outboxLimits, now: () => clock.now })
}

describe.each(['sqlite', 'postgres'] as const)(
  'an entry that one process sends (%s)',
  (dialect) => {
    it('is no other’s, also of one that read its clock before it had to wait', async () => {
      const processOf = await waiting(1, dialect)
      const clock = { now: START }
      const sender = processOf('a', clock)
      expect((await sender.claim(open))?.key).toBe(keyOf(0))
      const late = processOf('b', { now: START - 30 * SECOND })
      expect(await late.claim(open)).toBeNull()
    })

    it('is another’s when it has not been heard of for long, and when the clock was set back', async () => {
      const processOf = await waiting(1, dialect)
      await processOf('a', { now: START }).claim(open)
      const next = processOf('b', { now: START + outboxLimits.leaseMs })
      expect((await next.claim(open))?.key).toBe(keyOf(0))
      const setBack = processOf('c', { now: START - 7_200 * SECOND })
      expect((await setBack.claim(open))?.key).toBe(keyOf(0))
    })
  },
)

describe('all processes together', () => {
  it('have as many entries on their way as one may', async () => {
    const processOf = await waiting(6, 'sqlite')
    const clock = { now: START }
    const [one, other] = [processOf('a', clock), processOf('b', clock)]
    for (const process of [one, other, one, other]) expect(await process.claim(open)).not.toBeNull()
    expect(await one.claim(open)).toBeNull()
    expect(await other.claim(open)).toBeNull()
  })

  it('leave a panel alone that takes nothing, whoever has tried it', async () => {
    const processOf = await waiting(3, 'sqlite')
    const clock = { now: START + 1 }
    const [one, other] = [processOf('a', clock), processOf('b', clock)]
    const shut = { atOnce: 1, quietMs: 5 * SECOND }
    const first = await one.claim(shut)
    expect(await other.claim(shut)).toBeNull() // that one is on its way
    await one.postpone(first?.key ?? '', { dueAt: clock.now, tries: 0, reason: null })
    clock.now += 4 * SECOND
    expect(await other.claim(shut)).toBeNull()
    clock.now += SECOND
    expect(await other.claim(shut)).not.toBeNull()
  })
})
