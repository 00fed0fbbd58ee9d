import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { application, freshOutbox, message, unreachable } from './fresh-outbox.fixture.ts'
import type { OutboxTables } from './tables.ts'

type World = Awaited<ReturnType<typeof freshOutbox>>

type Ending = {
  what: string
  /** Its age. */
  days: number
  /** Makes ten of it. */
  make: (world: World) => Promise<void>
  count: (world: World) => Promise<number>
}

const numbers = Array.from({ length: 10 }, (_, index) => index)
const rowsIn = (table: keyof OutboxTables) => async (world: World) =>
  (await world.rows.selectFrom(table).select('key').execute()).length

const endings: Ending[] = [
  {
    what: 'outbox entries',
    days: 31,
    async make({ outbox, panel }) {
      panel.answer = () => unreachable
      for (const number of numbers) await outbox.submitMessage(message(number))
    },
    count: rowsIn('outbox_entries'),
  },
  {
    what: 'outbox marks',
    days: 31,
    async make({ outbox }) {
      for (const number of numbers) await outbox.submitMessage(message(number))
    },
    count: rowsIn('outbox_marks'),
  },
  {
    what: 'outbox entries of other stores',
    days: 181,
    async make(world) {
      world.panel.answer = () => unreachable
      const { outbox } = await world.openSite()
      for (const number of numbers) await outbox.submitApplication(application(number))
      await outbox.close()
    },
    count: rowsIn('outbox_entries'),
  },
  {
    what: 'stray outbox photos',
    days: 2,
    async make({ folder }) {
      const photos = join(folder, 'private/waiting')
      await mkdir(photos, { recursive: true })
      const time = Date.now().toString(36)
      for (const number of numbers) await writeFile(join(photos, `${time}-${number}.jpg`), '')
    },
    count: async ({ photoFiles }) => (await photoFiles()).length,
  },
]

describe.each(['sqlite', 'postgres'] as const)('what ends by its age at once (%s)', (dialect) => {
  it.each(endings)('waits for a second look a day later: $what', async (ending) => {
    const { what, days, make, count } = ending
    const world = await freshOutbox({ dialect })
    const { outbox, open, passDays, events } = world
    await make(world)
    await outbox.close()
    await expect.poll(() => count(world)).toBe(10)

    await passDays(days)
    const first = open()
    first.start()
    const moderation = {
      kind: 'deletion-held',
      what,
      due: 10,
      total: 10,
      until: expect.any(String),
    }
    await expect.poll(() => events).toContainEqual(moderation)
    await first.close()
    expect(await count(world)).toBe(10)

    await passDays(1)
    open().start()
    const gone = { kind: 'deleted-by-age', what, total: 10 }
    await expect.poll(() => events).toContainEqual(gone)
    await expect.poll(() => count(world)).toBe(0)
  })

  it('takes a second look although another site over the same database has nothing to delete', async () => {
    const world = await freshOutbox({ dialect })
    const { outbox, open, panel, passDays, events } = world
    panel.answer = () => unreachable
    for (const number of numbers) await outbox.submitApplication(application(number))
    await outbox.close()

    await passDays(31)
    const first = open()
    first.start()
    const held = () => events.filter(({ kind }) => kind === 'deletion-held')
    await expect.poll(held).toHaveLength(1)
    await first.close()
    const other = (await world.openSite()).outbox
    other.start()
    await setTimeout(1_000) // a round of its upkeep
    await other.close()

    await passDays(1)
    open().start()
    const gone = { kind: 'deleted-by-age', what: 'outbox entries', total: 10 }
    await expect.poll(() => events).toContainEqual(gone)
    expect(held()).toHaveLength(1)
  })
})
