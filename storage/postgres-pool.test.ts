import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'

import { type Database, openDatabase } from './database.ts'
import { cutOthers, setReadOnly } from './failover.fixture.ts'
import { freshDatabase } from './fresh-database.fixture.ts'
import { createPool } from './postgres-pool.ts'
import { tcpProxy } from './tcp-proxy.fixture.ts'

const ROUNDS = 6
const often = { interval: 20 }

/** A database behind a proxy, and one to the same server that is not. */
async function cuttable() {
  const stack = new AsyncDisposableStack()
  onTestFinished(() => stack.disposeAsync())
  const { url, database: direct } = stack.use(await freshDatabase('postgres'))
  const proxy = await tcpProxy(url)
  const database = await openDatabase(proxy.url)
  stack.defer(() => database.close())
  await sql`create table hats (name text primary key)`.execute(direct.kysely)
  return { direct, proxy, database }
}

const answers = (database: Database) => () => sql`select 1`.execute(database.kysely).then(() => 1)

/** Queries and transactions that are under way when they are cut. */
function work({ kysely }: Database, cut: Promise<void>): Promise<PromiseSettledResult<unknown>[]> {
  const query = sql`select pg_sleep(5)`
  const transaction = kysely.transaction().execute(async (change) => {
    await sql`insert into hats values ('fez')`.execute(change)
    await query.execute(change)
  })
  const waiting = kysely.transaction().execute(() => cut) // no query of its own is under way
  return Promise.allSettled([query.execute(kysely), query.execute(kysely), transaction, waiting])
}

const inFlight = sql<{ total: string }>`select count(*) as total from pg_stat_activity
  where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`
const countUnderWay = (direct: Database) => async () =>
  Number((await inFlight.execute(direct.kysely)).rows[0]?.total)

it('a connection that is cut while it is in use fails its own queries, and the next ones are answered', async () => {
  const { database, direct, proxy } = await cuttable()
  for (let round = 0; round < ROUNDS; round += 1) {
    const { promise: cut, resolve: isCut } = Promise.withResolvers<void>()
    const working = work(database, cut)
    await expect.poll(countUnderWay(direct), { interval: 5 }).toBe(4)
    if (round % 2 === 0) proxy.cut()
    else await cutOthers(direct)
    isCut()
    const outcomes = (await working).map(({ status }) => status)
    expect(outcomes).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
    await cutOthers(direct) // the server does not notice a cut while it sleeps
    await expect.poll(answers(database), often).toBe(1)
  }
  expect((await sql`select * from hats`.execute(direct.kysely)).rows).toEqual([])
})

it('a pool that was cut whole, more asked of it than it has, answers once the database is back', async () => {
  const { database, proxy } = await cuttable()
  const asked = Promise.allSettled(
    Array.from({ length: 30 }, () => sql`select pg_sleep(2)`.execute(database.kysely)),
  )
  await expect.poll(proxy.open).toBe(10)
  proxy.state.isReachable = false
  proxy.cut()
  const outcomes = await asked
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  await expect(answers(database)()).rejects.toThrow()
  proxy.state.isReachable = true
  await expect.poll(answers(database), often).toBe(1)
})

it('does not reuse a connection that has fallen silent', async () => {
  const { proxy } = await cuttable()
  const pool = createPool(proxy.url, {
    connections: 1,
    connectMs: 200,
    queryMs: 200,
    lifetimeMs: 30_000,
  })
  onTestFinished(() => pool.end())
  await pool.query('select 1')
  proxy.state.passing = () => {} // swallowed
  await expect(pool.query('select 1')).rejects.toThrow('PostgreSQL did not answer in time')
  proxy.state.passing = null
  await expect(pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
})

it('after a failover, no connection to the former primary is used twice', async () => {
  const { database, direct } = await cuttable()
  const insert = (name: string) => sql`insert into hats values (${name})`.execute(database.kysely)
  await setReadOnly(direct, true)
  await cutOthers(direct)
  await expect.poll(openAtOnce(database), often).toBe(true)
  await setReadOnly(direct, false) // for new connections
  await expect(insert('fez')).rejects.toThrow('read-only transaction')
  await Promise.all(Array.from({ length: 10 }, (_, index) => insert(`fez ${index}`)))
})

it('a machine that falls silent within a transaction does not keep the others waiting', async () => {
  const { proxy, direct } = await cuttable()
  const limits = { connections: 1, connectMs: 5_000, queryMs: 500, lifetimeMs: 30_000 }
  const pool = createPool(proxy.url, limits)
  onTestFinished(() => pool.end())
  const client = await pool.connect()
  await client.query('begin')
  await client.query('lock table hats')
  proxy.state.passing = () => {} // the network is gone, but nobody has closed the connection
  await sql`select * from hats`.execute(direct.kysely)
  proxy.state.passing = null
  client.release(true)
})

/** Whether all ten connections of a pool are open. */
const openAtOnce = (database: Database) => async () => {
  const all = Array.from({ length: 10 }, () => sql`select pg_sleep(0.2)`.execute(database.kysely))
  return (await Promise.allSettled(all)).every(({ status }) => status === 'fulfilled')
}
