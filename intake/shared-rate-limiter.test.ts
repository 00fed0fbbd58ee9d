import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { type Database, openDatabase } from '#storage/database.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'
import { tcpProxy } from '#storage/tcp-proxy.fixture.ts'

import { intakeLimits } from './intake-limits.ts'
import { migrateIntake } from './migrations.ts'
import { createPostgresRateLimiter } from './postgres-rate-limiter.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { createSharedRateLimiter } from './shared-rate-limiter.ts'

const limits = { ...intakeLimits, addresses: 5, solutions: 5, formKeys: 5 }

/** The limiters of two machines that share a PostgreSQL; the second reaches it through a proxy. */
async function twoMachines() {
  const stack = new AsyncDisposableStack()
  onTestFinished(() => stack.disposeAsync())
  const { database, url } = stack.use(await freshDatabase('postgres'))
  const proxy = await tcpProxy(url)
  const elsewhere = await openDatabase(proxy.url)
  stack.defer(() => elsewhere.close())
  await migrateIntake(database)
  const errors: unknown[] = []
  const report = (error: unknown) => void errors.push(error)
  const machine = (its: Database) => {
    const shared = createPostgresRateLimiter(its, limits)
    const own = createRateLimiter(intakeLimits)
    return { ...createSharedRateLimiter({ shared, own, report }), sweep: shared.sweep }
  }
  const [a, b] = [machine(database), machine(elsewhere)]
  const run = (statement: string) => sql.raw(statement).execute(database.kysely)
  const total = async (table: string) => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from ${sql.id(table)}`.execute(database.kysely)
    return rows[0]?.total
  }
  return { a, b, run, total, errors, database, proxy }
}

describe('machines that share a PostgreSQL', () => {
  it('count each form once, all together, and take it back', async () => {
    const { a, b, errors } = await twoMachines()
    const both = [a, b].flatMap((each) => Array.from({ length: 10 }, () => each))
    const usages = await Promise.all(both.map((each) => each.count('message', '198.51.100.7')))
    expect(usages.map(({ times }) => times).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    await a.refund('message', '198.51.100.7')
    expect(await b.count('message', '198.51.100.7')).toMatchObject({ times: 20 })
    expect(await b.count('application', '198.51.100.7')).toMatchObject({ times: 1 })
    expect(await a.count('message', '198.51.100.8')).toMatchObject({ times: 1 })
    expect(errors).toEqual([])
  })

  it('count the span before in proportion', async () => {
    const { a, run } = await twoMachines()
    for (let form = 0; form < 100; form += 1) await a.count('document', '198.51.100.7')
    await run('update intake_counts set span_start = span_start - 60000')
    const { times, seconds } = await a.count('document', '198.51.100.7')
    expect(times).toBeGreaterThanOrEqual(Math.floor((100 * (seconds - 1)) / 60))
    expect(times).toBeLessThanOrEqual(101)
    expect(seconds).toBeLessThanOrEqual(60)
    await run('update intake_counts set span_start = span_start - 120000')
    expect(await a.count('document', '198.51.100.7')).toMatchObject({ times: 1 })
  })

  it('accept a proof once, and a form key for a few contents', async () => {
    const { a, b, errors } = await twoMachines()
    expect(await Promise.all([a.spend('proof'), b.spend('proof'), a.spend('proof')])).toEqual(
      expect.toSatisfy((spent: boolean[]) => spent.filter(Boolean).length === 1),
    )
    const contents = Array.from({ length: 8 }, (_, index) => `content ${index}`)
    const uses = await Promise.all(
      contents.map((content, index) => (index % 2 === 0 ? a : b).use('key', content)),
    )
    expect(uses.filter(Boolean)).toHaveLength(limits.usesOfKey)
    const again = await Promise.all(contents.map((content) => a.use('key', content)))
    expect(again).toEqual(uses)
    expect(await b.use('another key', 'content 7')).toBe(true)
    expect(errors).toEqual([])
  })

  it('store no address, and the key of the hash for a day', async () => {
    const { a, b, database, run } = await twoMachines()
    await a.count('message', '198.51.100.7')
    const day = Math.floor((await database.now()) / 86_400_000)
    await run(`update intake_secrets set name = 'hash of networks, day ${day - 1}'`)
    expect(await b.count('message', '198.51.100.7')).toMatchObject({ times: 1 })
    const { rows } = await sql`select * from intake_counts`.execute(database.kysely)
    expect(JSON.stringify(rows)).not.toContain('198.51')
    const names = await sql`select name from intake_secrets`.execute(database.kysely)
    expect(names.rows).toEqual([{ name: `hash of networks, day ${day}` }])
  })

  it('sweep what no longer counts, and rows above the limits, oldest first', async () => {
    const { a, b, total, run } = await twoMachines()
    for (let visitor = 0; visitor < 8; visitor += 1) {
      await a.count('message', `198.51.100.${visitor}`)
      await a.spend(`proof ${visitor}`)
      await a.use(`key ${visitor}`, 'content')
    }
    await b.sweep()
    const tables = ['intake_counts', 'intake_proofs', 'intake_form_keys']
    expect(await Promise.all(tables.map(total))).toEqual([5, 5, 5])
    expect(await a.spend('proof 7')).toBe(false)
    expect(await a.spend('proof 0')).toBe(true)
    for (const table of tables) await run(`update ${table} set used_at = used_at - 86400000 * 29.0`)
    await b.sweep()
    expect(await Promise.all(tables.map(total))).toEqual([0, 0, 0])
  })

  it('ask the database once for each count, once the key of the day is known', async () => {
    const { database } = await twoMachines()
    let statements = 0
    const kysely = database.kysely.withPlugin({
      transformQuery({ node }) {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const now = () => {
      statements += 1
      return database.now()
    }
    const { count, refund } = createPostgresRateLimiter({ ...database, kysely, now }, limits)
    await count('message', '198.51.100.7')
    statements = 0
    await count('message', '198.51.100.7')
    await count('application', '198.51.100.8')
    await refund('message', '198.51.100.7')
    expect(statements).toBe(3)
  })

  it.each([
    ['is away', { isReachable: false, passing: null }],
    ['says nothing', { isReachable: true, passing: () => {} }],
  ])('count alone while the database %s, and then together again', async (_, state) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { a, b, errors, proxy } = await twoMachines()
    for (let form = 0; form < 9; form += 1) await a.count('message', '198.51.100.7')
    expect(await b.count('message', '198.51.100.7')).toMatchObject({ times: 10 })
    Object.assign(proxy.state, state)
    if (!state.isReachable) proxy.cut()
    expect(await b.count('message', '198.51.100.7')).toMatchObject({ times: 1 })
    expect(await b.count('message', '198.51.100.7')).toMatchObject({ times: 2 })
    await b.refund('message', '198.51.100.7')
    expect(await b.count('message', '198.51.100.7')).toMatchObject({ times: 2 })
    expect([await b.spend('proof'), await b.spend('proof')]).toEqual([true, false])
    const contents = ['1', '2', '3', '4', '5', '6']
    const uses = await Promise.all(contents.map((content) => b.use('key', content)))
    expect(uses).toEqual([true, true, true, true, true, false])
    expect(errors).toHaveLength(1) // asked once in vain, then not for a while
    Object.assign(proxy.state, { isReachable: true, passing: null })
    vi.advanceTimersByTime(2_000)
    expect(await b.count('message', '198.51.100.7')).toMatchObject({ times: 11 })
    expect(errors).toHaveLength(1)
  })
})
