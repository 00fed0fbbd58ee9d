import { randomInt } from 'node:crypto'

import { expect, it, onTestFinished, vi } from 'vitest'

import {
  accepted,
  application,
  freshOutbox,
  keyOf,
  unreachable,
} from '#outbox/fresh-outbox.fixture.ts'

import { storedEntries } from '#provider/applications/stored-entries.fixture.ts'
import { findEntries } from '#provider/applications/queries.ts'
import { startUpkeep } from '#provider/applications/upkeep.ts'
import { passDays as passDaysOf } from '#storage/pass-days.fixture.ts'

/** `npm run test:durability` has more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 6)
const DAY_MS = 86_400_000
const quick = { answerMs: 20, firstProbeMs: 5, lastProbeMs: 50, upkeepEveryMs: 10 }

const someDays = () => (randomInt(4) === 0 ? -1 : 1) * randomInt(2, 4_000)

const report = (error: unknown) => expect.unreachable(String(error))

it.each(['sqlite', 'postgres'] as const)(
  'whatever time a start believes it to be, nothing that waits is lost, and all arrives once (%s)',
  async (dialect) => {
    const { open, panel, clock, passDays, kinds, photoFiles, rows } = await freshOutbox({
      dialect,
      limits: quick,
    })
    panel.answer = () => unreachable
    await passDays(2)
    const right = clock.aheadMs
    const jumps = () => kinds().filter((kind) => kind === 'clock-jumped').length
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const aheadMs of [right + someDays() * DAY_MS, right]) {
        const before = jumps()
        clock.aheadMs = aheadMs
        const running = open()
        running.start()
        if (aheadMs === right) await running.submitApplication(application(round))
        await expect.poll(jumps).toBe(before + 1)
        await running.close()
      }
    }
    expect(await photoFiles()).toHaveLength(4 * ROUNDS)
    expect(kinds()).not.toContain('entries-ended')
    expect(kinds()).not.toContain('deleted-by-age')

    panel.asked.length = 0
    panel.answer = () => accepted
    await rows.updateTable('outbox_entries').set({ due_at: 0 }).execute()
    open().start()
    const left = () => rows.selectFrom('outbox_entries').select('key').execute()
    await expect.poll(left, { timeout: 20_000 + ROUNDS * 500 }).toEqual([])
    const all = Array.from({ length: ROUNDS }, (_, round) => keyOf(round))
    expect(panel.asked.toSorted()).toEqual(all)
    expect([...panel.taken.keys()].toSorted()).toEqual(all)
  },
  60_000 + ROUNDS * 2_000,
)

it.each(['sqlite', 'postgres'] as const)(
  'nor does the embedded provider lose what it keeps (%s)',
  async (dialect) => {
    await using world = await storedEntries(dialect)
    const { database, media, clock } = world
    const right = clock.now
    let jumps = 0
    const upkeepAt = (now: number) => {
      const telling = { report, onExpiry: () => (jumps += 1) }
      return startUpkeep({ database, media, retentionDays: 180, now: () => now, ...telling })()
    }
    for (const day of [0, 1, 2]) await upkeepAt(right - (3 - day) * DAY_MS)
    jumps = 0
    const ids: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await upkeepAt(right)
      ids.push(await world.takeApplication())
      await upkeepAt(right + someDays() * DAY_MS)
    }
    expect(jumps).toBe(2 * ROUNDS)
    expect((await findEntries(world.rows)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(await world.photos()).toHaveLength(4 * ROUNDS)
  },
  60_000 + ROUNDS * 2_000,
)

it('a machine whose clock is five minutes ahead of PostgreSQL deletes nothing early', async () => {
  await using world = await storedEntries('postgres')
  const { database, media, clock } = world
  const right = Date.now()
  clock.now = right - 180 * DAY_MS + 120_000
  const id = await world.takeApplication()
  await passDaysOf(database, { from: right - 3 * DAY_MS, days: 3, set: () => {} })
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: right + 300_000 })
  const upkeep = async (retentionDays: number) => {
    await startUpkeep({ database, media, retentionDays, report, onExpiry: () => {} })()
    return (await findEntries(world.rows)).map((entry) => entry.id)
  }
  expect(await upkeep(180)).toEqual([id])
  expect(await upkeep(179)).toEqual([])
})
