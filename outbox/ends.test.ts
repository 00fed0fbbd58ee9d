import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import {
  accepted,
  answers,
  application,
  freshOutbox,
  keyOf,
  message,
  unreachable,
} from './fresh-outbox.fixture.ts'

describe.each(['sqlite', 'postgres'] as const)('an entry at the end of its age (%s)', (dialect) => {
  it.each([
    { days: 31, panelTakes: true, needsModeration: false, isKept: true },
    { days: 31, panelTakes: false, needsModeration: false, isKept: false },
    { days: 31, panelTakes: true, needsModeration: true, isKept: false },
    { days: 181, panelTakes: true, needsModeration: false, isKept: false },
  ])('%o', async ({ days, panelTakes, needsModeration, isKept }) => {
    const { outbox, panel, open, passDays, rows, events } = await freshOutbox({ dialect })
    panel.answer = () => unreachable
    await outbox.submitMessage(message(1, needsModeration))
    await rows
      .updateTable('outbox_entries')
      .set({ tries: 3, reason: 'the panel answered 500' })
      .execute()
    await passDays(days)
    if (panelTakes) {
      panel.answer = () => accepted
      await rows
        .updateTable('outbox_entries')
        .set({ due_at: Date.now() + days * 86_400_000 + 1_800_000 })
        .execute()
      await outbox.submitMessage(message(2))
      await expect.poll(() => panel.taken.has(keyOf(2))).toBe(true)
    }
    await outbox.close()
    panel.answer = () => answers(500)
    open().start()
    const kinds = () => events.map(({ kind }) => kind)
    await expect.poll(kinds).toContain(isKept ? 'entry-outlasts' : 'entries-ended')
    const keys = await rows
      .selectFrom('outbox_entries')
      .select('key')
      .where('status', '!=', 'over')
      .execute()
    expect(keys).toEqual(isKept ? [{ key: keyOf(1) }] : [])
    expect(kinds()).not.toContain(isKept ? 'entries-ended' : 'entry-outlasts')
    if (isKept) {
      expect(events).toContainEqual({
        kind: 'entry-outlasts',
        reference: keyOf(1),
        tries: 3,
        reason: 'the panel answered 500',
      })
    }
  })
})

it('of an old entry of a store that is gone no byte is left in the database', async () => {
  const world = await freshOutbox({ limits: { upkeepEveryMs: 100 } })
  const { outbox, panel, passDays, rows, events, databaseFile } = world
  panel.answer = () => unreachable
  await outbox.submitApplication(application(1))
  await outbox.close()
  await passDays(1)
  const other = (await world.openSite()).outbox
  other.start()
  await setTimeout(1_000) // what it erases after its start is erased
  await rows.updateTable('outbox_entries').set({ received_at: 0 }).execute()
  const ended = { kind: 'entries-ended', references: [keyOf(1)] }
  await expect.poll(() => events).toContainEqual(ended)
  const files = [databaseFile, `${databaseFile}-wal`]
  const isLeft = async () =>
    (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('').includes('quibungo')
  await expect.poll(isLeft).toBe(false)
})

it('of entries that outlast their age the first few are told, and how many there are in all', async () => {
  const { outbox, panel, open, passDays, rows, events } = await freshOutbox()
  panel.answer = () => unreachable
  for (let number = 0; number < 23; number += 1) await outbox.submitMessage(message(number))
  await outbox.close()
  await passDays(31)
  const arrived = { key: keyOf(99), panel_id: '1', arrived_at: Date.now() + 31 * 86_400_000 }
  await rows.insertInto('outbox_marks').values(arrived).execute()
  open().start()
  const outlasting = () => events.filter(({ kind }) => kind === 'entry-outlasts')
  await expect.poll(outlasting).toHaveLength(20)
  expect(events).toContainEqual({ kind: 'entries-outlast', total: 23 })
})
