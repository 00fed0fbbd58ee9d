import { describe, expect, it, onTestFinished } from 'vitest'

import { createExpiryGuard, type ExpiryEvent, migrateExpiryGuard } from './expiry-guard.ts'
import { freshDatabase } from './fresh-database.fixture.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const TEN_YEARS_MS = 3_652 * DAY_MS
const BEGIN = Date.UTC(2026, 0, 1)

/** A site that has run for long enough for its clock to be trusted, and a thousand things. */
async function runningSite(dialect: 'sqlite' | 'postgres') {
  const { database, ...disposing } = await freshDatabase(dialect)
  onTestFinished(() => disposing[Symbol.asyncDispose]())
  await migrateExpiryGuard(database)
  const clock = { now: BEGIN - DAY_MS }
  const events: ExpiryEvent[] = []
  const start = () =>
    createExpiryGuard({ database, now: () => clock.now, report: (event) => events.push(event) })
  /** A run by the process after a restart; how many it may delete. */
  async function deleteOld(due: number, total = 1_000, what = 'things') {
    let deleted = 0
    await start().run(what, async (run) => {
      if (!(await run.mayDelete({ due, total }))) return
      deleted = due
      run.deleted(due)
    })
    return deleted
  }
  /** Runs twice a day; how many each day could delete. */
  async function live(days: number, due: number) {
    const deleted: number[] = []
    for (let day = 0; day < days; day += 1) {
      let today = 0
      for (let half = 0; half < 2; half += 1) {
        clock.now += DAY_MS / 2
        today += await deleteOld(due)
      }
      deleted.push(today)
    }
    return deleted
  }
  await deleteOld(0)
  await live(1, 0)
  events.length = 0
  return { clock, events, start, deleteOld, live, kinds: () => events.map(({ kind }) => kind) }
}

describe.each(['sqlite', 'postgres'] as const)('deletions by age (%s)', (dialect) => {
  it('are reported with their number', async () => {
    const { deleteOld, events } = await runningSite(dialect)
    expect(await deleteOld(100)).toBe(100)
    expect(await deleteOld(0)).toBe(0)
    expect(events).toEqual([{ kind: 'deleted-by-age', what: 'things', total: 100 }])
  })

  it('wait for a day after the first start of all', async () => {
    const { database, ...disposing } = await freshDatabase(dialect)
    onTestFinished(() => disposing[Symbol.asyncDispose]())
    await migrateExpiryGuard(database)
    const clock = { now: Date.UTC(2036, 0, 1) }
    const guard = createExpiryGuard({ database, now: () => clock.now, report: () => {} })
    let runs = 0
    const run = () => guard.run('things', async () => void (runs += 1))
    for (const hours of [0, 12, 11.9]) {
      clock.now += hours * HOUR_MS
      await run()
    }
    expect(runs).toBe(0)
    clock.now += 0.1 * HOUR_MS
    await run()
    expect(runs).toBe(1)
  })

  it('wait after a start with a clock that is ten years ahead, which is told once, and for a second look', async () => {
    const { clock, events, deleteOld, live } = await runningSite(dialect)
    await deleteOld(500) // a first look before the jump does not count
    events.length = 0
    clock.now += TEN_YEARS_MS
    expect([await deleteOld(1_000), await deleteOld(1)]).toEqual([0, 0])
    expect(events).toEqual([
      {
        kind: 'clock-jumped',
        lastSeen: new Date(BEGIN).toISOString(),
        now: new Date(BEGIN + TEN_YEARS_MS).toISOString(),
        trustedFrom: new Date(BEGIN + TEN_YEARS_MS + DAY_MS).toISOString(),
      },
    ])
    expect(await live(2, 1_000)).toEqual([0, 1_000])
    const until = new Date(BEGIN + TEN_YEARS_MS + 2 * DAY_MS).toISOString()
    expect(events.slice(1)).toEqual([
      { kind: 'deletion-held', what: 'things', due: 1_000, total: 1_000, until },
      { kind: 'deleted-by-age', what: 'things', total: 1_000 },
    ])
  })

  it('wait also when it is set right again, and then go on', async () => {
    const { clock, deleteOld, live, kinds } = await runningSite(dialect)
    clock.now += TEN_YEARS_MS
    await deleteOld(1_000)
    await live(1, 1_000)
    clock.now -= TEN_YEARS_MS
    expect(await deleteOld(1_000)).toBe(0)
    expect(kinds()).toEqual(['clock-jumped', 'deletion-held', 'clock-jumped'])
    expect(await live(1, 20)).toEqual([20])
  })

  it('wait where nobody looked at the clock for a day, and not where somebody did within it', async () => {
    const { clock, deleteOld, kinds } = await runningSite(dialect)
    clock.now += DAY_MS - 1
    expect(await deleteOld(5)).toBe(5)
    clock.now += DAY_MS
    expect(await deleteOld(5)).toBe(0)
    expect(kinds()).toEqual(['deleted-by-age', 'clock-jumped'])
  })

  it('of more than a tenth wait for a second look, each kind on its own, and a few things do not', async () => {
    const { deleteOld, live, events } = await runningSite(dialect)
    expect(await deleteOld(1, 3)).toBe(1)
    expect(await deleteOld(4, 4)).toBe(4)
    expect(await deleteOld(5, 5)).toBe(0)
    expect(await deleteOld(100, 1_000, 'others')).toBe(100)
    expect(await deleteOld(101, 1_000, 'others')).toBe(0)
    expect(events.filter(({ kind }) => kind === 'deletion-held')).toMatchObject([
      { what: 'things', due: 5, total: 5 },
      { what: 'others', due: 101, total: 1_000 },
    ])
    expect(await live(1, 500)).toEqual([500])
    expect(await deleteOld(500)).toBe(500) // the rest of a deletion that has had its second look
    expect(await deleteOld(50)).toBe(50)
    expect(await deleteOld(500)).toBe(0)
  })

  it('are reported even if they fail halfway', async () => {
    const { start, events } = await runningSite(dialect)
    const failing = start().run('things', async (run) => {
      run.deleted(3)
      throw new Error('disk full')
    })
    await expect(failing).rejects.toThrow('disk full')
    expect(events).toEqual([{ kind: 'deleted-by-age', what: 'things', total: 3 }])
  })

  it('are judged alike by processes that look at once: one of them tells', async () => {
    const { clock, start, kinds, deleteOld } = await runningSite(dialect)
    clock.now += TEN_YEARS_MS
    const guards = Array.from({ length: 4 }, start)
    let runs = 0
    await Promise.all(guards.map((guard) => guard.run('things', async () => void (runs += 1))))
    expect([runs, kinds()]).toEqual([0, ['clock-jumped']])
    for (const hours of [12, 12]) {
      clock.now += hours * HOUR_MS
      await deleteOld(0)
    }
    await Promise.all(Array.from({ length: 4 }, () => deleteOld(1_000)))
    expect(kinds()).toEqual(['clock-jumped', 'deletion-held'])
  })
})
