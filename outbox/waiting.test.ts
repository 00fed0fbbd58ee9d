import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { MediaStore } from '#storage/media-store.ts'

import {
  accepted,
  answers,
  freshOutbox,
  invalid,
  keyOf,
  message,
  unreachable,
} from './fresh-outbox.fixture.ts'
import type { OutboxLimits } from './outbox-limits.ts'

// Messages have no photos: nothing here waits for the disk but SQLite, which answers at once.
const withoutFiles = (store: MediaStore): MediaStore => ({
  ...store,
  list: async () => [],
  removeRemains: async () => {},
})
const quietOutbox = (limits: Partial<OutboxLimits> = {}) =>
  freshOutbox({ limits, media: withoutFiles })

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)
const DAY_S = 86_400
/** A day of timers takes a second of the processor: on a busy machine more than a test may take. */
const DAYS_PASS = { timeout: 120_000 }
const HOUR_MS = 3_600_000
/** Upkeep three times a minute would be most of what a test does in which days pass. */
const hourly = { upkeepEveryMs: HOUR_MS, firstProbeMs: HOUR_MS, lastProbeMs: HOUR_MS }

/** In how many seconds after the first each try came. */
async function triesWithin(count: number, asked: string[]) {
  const tries: number[] = []
  let seen = asked.length
  for (let second = 1; second <= count; second += 1) {
    await seconds(1)
    for (; seen < asked.length; seen += 1) tries.push(second)
  }
  return tries
}

describe('while the panel takes nothing', () => {
  it('one entry tries it ever less often, and the first success frees all', async () => {
    const { outbox, panel } = await quietOutbox()
    panel.answer = () => unreachable
    for (const number of [1, 2, 3, 4, 5, 6]) await outbox.submitMessage(message(number))
    expect(panel.asked).toEqual([keyOf(1)])
    const tries = await triesWithin(300, panel.asked)
    // 5 s, doubled to 60 s, an eighth of it less by chance
    expect(tries).toEqual([5, 14, 31, 66, 119, 171, 224, 276])
    panel.answer = () => accepted
    await seconds(60)
    expect(panel.taken.size).toBe(6)
  })

  it('it is left alone for as long as it asks', async () => {
    const { outbox, panel } = await quietOutbox()
    panel.answer = () => answers(503, 600_000)
    await outbox.submitMessage(message(1))
    const [first] = await triesWithin(700, panel.asked)
    expect(first).toBeGreaterThanOrEqual(600)
    expect(first).toBeLessThanOrEqual(660)
  })

  it.each([0, 4_000])('it is tried no more often if it asks for %i ms', async (askedMs) => {
    const { outbox, panel } = await quietOutbox()
    panel.answer = () => answers(503, askedMs)
    await outbox.submitMessage(message(1))
    expect(await triesWithin(60, panel.asked)).toEqual([5, 14, 31])
  })

  it('a clock that is set, either way, stops nothing for longer than a minute', async () => {
    const { outbox, panel, clock } = await quietOutbox()
    panel.answer = () => unreachable
    outbox.start()
    await outbox.submitMessage(message(1))
    for (const aheadMs of [-DAY_S * 1_000, DAY_S * 1_000, 3_650 * DAY_S * 1_000]) {
      clock.aheadMs = aheadMs
      const before = panel.asked.length
      await seconds(62)
      expect(panel.asked.length).toBeGreaterThan(before)
    }
    panel.answer = () => accepted
    await seconds(62)
    expect(panel.taken.size).toBe(1)
  })

  it('four are on their way at the most', async () => {
    const { outbox, panel } = await quietOutbox()
    panel.answer = () => unreachable
    for (let number = 0; number < 30; number += 1) await outbox.submitMessage(message(number))
    panel.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return accepted
    }
    await seconds(10)
    expect(panel.taken.size).toBe(30)
    expect(panel.busiest).toBe(4)
  })
})

describe('an entry that the panel alone of all does not take', () => {
  it('waits alone, longer each time, and delays no other entry', async () => {
    const { outbox, panel, kinds } = await quietOutbox()
    panel.answer = (key) => (key === keyOf(1) ? answers(500) : accepted)
    await outbox.submitMessage(message(2))
    await outbox.submitMessage(message(1))
    await outbox.submitMessage(message(3))
    expect(panel.taken.size).toBe(2)
    panel.asked.length = 0
    const tries: number[] = []
    for (let minute = 0; minute < 120; minute += 1) {
      await outbox.submitMessage(message(100 + minute))
      panel.asked.splice(0)
      for (const second of await triesWithin(60, panel.asked)) tries.push(minute * 60 + second)
    }
    const gaps = tries.map((time, index) => time - (tries[index - 1] ?? 0))
    expect(gaps.slice(0, 6)).toEqual([5, 9, 17, 35, 70, 140])
    expect(Math.max(...gaps)).toBeLessThanOrEqual(900)
    expect(kinds()).not.toContain('panel-closed')
  })

  it('waits as long if the panel asks for no wait', async () => {
    const { outbox, panel } = await quietOutbox()
    panel.answer = (key) => (key === keyOf(1) ? answers(500, 0) : accepted)
    await outbox.submitMessage(message(2))
    await outbox.submitMessage(message(1))
    panel.asked.length = 0
    expect(await triesWithin(60, panel.asked)).toEqual([5, 14, 31])
  })

  it('and that waits first in line lets the others by, also where only silence tells', async () => {
    const { outbox, panel } = await quietOutbox()
    const reason = { kind: 'unreachable', code: 'ETIMEDOUT' } as const
    const silence = { status: 'failed', reason, retryAfterMs: null } as const
    panel.answer = (key) => (key === keyOf(1) ? silence : accepted)
    for (const number of [1, 2, 3]) await outbox.submitMessage(message(number))
    await seconds(30)
    expect([...panel.taken.keys()]).toEqual([keyOf(2), keyOf(3)])
  })

  it.each([413, 415])(
    'is refused after one try with %s, and the agency is told',
    DAYS_PASS,
    async (reason) => {
      const { outbox, panel, kinds } = await quietOutbox(hourly)
      panel.answer = () => ({ status: 'refused', reason })
      outbox.start()
      await outbox.submitMessage(message(1))
      await seconds(3_600)
      expect(panel.asked).toHaveLength(1)
      expect(kinds()).toEqual(['entry-refused'])
      await seconds(DAY_S)
      expect(kinds()).toEqual(['entry-refused', 'entries-stuck'])
    },
  )
})

it(
  'photos without a row are looked for once an hour: each look costs money in S3',
  DAYS_PASS,
  async () => {
    let looks = 0
    const counting = (store: MediaStore): MediaStore => ({
      ...withoutFiles(store),
      async list() {
        looks += 1
        return []
      },
    })
    const { open, passDays } = await freshOutbox({ media: counting })
    await passDays(2)
    open().start()
    await seconds(3_590)
    expect(looks).toBe(1)
    await seconds(60)
    expect(looks).toBe(2)
  },
)

describe('after days', DAYS_PASS, () => {
  it('a daily report names an entry that still waits, and it is still sent', async () => {
    const { outbox, panel, clock, events } = await quietOutbox(hourly)
    panel.answer = () => unreachable
    await outbox.submitMessage(message(1))
    clock.aheadMs = 6.9 * DAY_S * 1_000
    outbox.start()
    await seconds(3_600)
    const stuck = { kind: 'entries-stuck', total: 1, references: [keyOf(1)] }
    expect(events).not.toContainEqual(stuck)
    await seconds(2 * DAY_S)
    expect(events.filter(({ kind }) => kind === 'entries-stuck')).toEqual([stuck, stuck])
    panel.answer = () => accepted
    await seconds(3_601)
    expect(panel.taken.size).toBe(1)
  })

  it('what is not whole any more is for the agency, and stands in no log', async () => {
    const { outbox, panel, rows, events } = await quietOutbox()
    panel.answer = () => unreachable
    await outbox.submitMessage(message(1))
    await rows.updateTable('outbox_entries').set({ payload: '{"name":"Ana' }).execute()
    panel.answer = () => accepted
    await seconds(60)
    expect(panel.asked).toHaveLength(1)
    expect(events).toContainEqual({ kind: 'entry-refused', reference: keyOf(1), fields: [] })
    expect(JSON.stringify(events)).not.toContain('Ana')
  })

  it('it ends, and so does the mark of one that has arrived', async () => {
    const { outbox, panel, open, passDays, rows, events } = await quietOutbox()
    await outbox.submitMessage(message(1))
    panel.answer = () => unreachable
    await outbox.submitMessage(message(2))
    await outbox.close()
    await passDays(31)
    open().start()
    await seconds(1)
    expect(await rows.selectFrom('outbox_entries').selectAll().execute()).toEqual([])
    expect(await rows.selectFrom('outbox_marks').selectAll().execute()).toEqual([])
    expect(events).toContainEqual({ kind: 'entries-ended', references: [keyOf(2)] })
    for (const what of ['outbox entries', 'outbox marks']) {
      expect(events).toContainEqual({ kind: 'deleted-by-age', what, total: 1 })
    }
  })

  it('a start with a clock ten years ahead deletes nothing, and is reported', async () => {
    const { outbox, panel, open, clock, passDays, rows, kinds } = await quietOutbox(hourly)
    await outbox.submitMessage(message(1))
    panel.answer = () => unreachable
    await outbox.submitMessage(message(2))
    await passDays(1)
    await outbox.close()
    clock.aheadMs += 3_652 * DAY_S * 1_000
    open().start()
    await seconds(3 * 3_600)
    expect(await rows.selectFrom('outbox_entries').selectAll().execute()).toHaveLength(1)
    expect(await rows.selectFrom('outbox_marks').selectAll().execute()).toHaveLength(1)
    expect(kinds().filter((kind) => kind === 'clock-jumped')).toHaveLength(1)
    expect(kinds()).not.toContain('deleted-by-age')
    await seconds(DAY_S)
    expect(await rows.selectFrom('outbox_entries').selectAll().execute()).toEqual([])
  })

  it('a word of the panel against it is for the agency', async () => {
    const { outbox, panel, kinds } = await quietOutbox()
    panel.answer = () => unreachable
    await outbox.submitMessage(message(1))
    panel.answer = () => invalid
    await seconds(6)
    expect(kinds()).toEqual(['panel-closed', 'panel-open', 'entry-refused'])
  })
})
