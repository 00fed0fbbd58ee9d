import { describe, expect, it } from 'vitest'

import type { Dialect } from '#storage/database.ts'

import { freshOutbox, keyOf, message, unreachable } from './fresh-outbox.fixture.ts'

const dialects: Dialect[] = ['sqlite', 'postgres']

describe.each(dialects)('the backlog in %s', (dialect) => {
  it('is empty when nothing waits', async () => {
    const { outbox } = await freshOutbox({ dialect })
    const counts = { waiting: 0, stuck: 0, held: 0, refused: 0 }
    expect(await outbox.backlog()).toEqual({ counts, oldestMs: 0 })
  })

  it('counts what waits, what waits too long, what is held and what was refused', async () => {
    const { outbox, panel, clock, rows } = await freshOutbox({ dialect })
    panel.answer = () => unreachable
    await outbox.submitMessage(message(1))
    const refused = rows.updateTable('outbox_entries').set({ status: 'refused' })
    await refused.where('key', '=', keyOf(1)).execute()
    await outbox.submitMessage(message(2, true))
    await outbox.submitMessage(message(3))
    clock.aheadMs = 8 * 86_400_000
    await outbox.submitMessage(message(4))
    const { counts, oldestMs } = await outbox.backlog()
    expect(counts).toEqual({ waiting: 1, stuck: 1, held: 1, refused: 1 })
    expect(oldestMs).toBeGreaterThanOrEqual(clock.aheadMs)
    expect(oldestMs).toBeLessThan(clock.aheadMs + 60_000)
  })
})
