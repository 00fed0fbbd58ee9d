import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'

import type { Database } from './database.ts'
import { freshDatabase } from './fresh-database.fixture.ts'

const HELD_MS = 1_500

/** A database with hats in it, and somebody else's way to lock it. */
async function lockable() {
  const world = await freshDatabase('sqlite')
  onTestFinished(() => world[Symbol.asyncDispose]())
  const { database, url } = world
  await sql`create table hats (name text primary key)`.execute(database.kysely)
  const other = new DatabaseSync(url.slice('sqlite:'.length), { timeout: 0 })
  onTestFinished(() => other.close())
  const heldFor = (ms: number) => {
    other.exec(`begin immediate; insert into hats values ('theirs ${performance.now()}')`)
    return sleep(ms).then(() => other.exec('commit'))
  }
  return { database, url, other, heldFor }
}

const insert = (name: string) => sql`insert into hats values (${name})`
const count = async ({ kysely }: Database) =>
  (await sql<{ total: number }>`select count(*) as total from hats`.execute(kysely)).rows[0]?.total

it('while another process holds the write lock, pages and reads are served, and writes follow later', async () => {
  const { database, heldFor } = await lockable()
  const { kysely } = database
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const released = heldFor(HELD_MS)
  const lock = { isHeld: true }
  const writes = Promise.all([
    insert('fez').execute(kysely),
    kysely.transaction().execute(async (change) => {
      await insert('bowler').execute(change)
      await insert('beret').execute(change)
    }),
    database.eraseTraces(),
    released.finally(() => {
      lock.isHeld = false
    }),
  ])
  let reads = 0
  for (; lock.isHeld; reads += 1) {
    await count(database)
    await sleep(10)
  }
  await writes
  delay.disable()
  expect(await count(database)).toBe(4)
  expect(reads).toBeGreaterThan(20)
  expect(delay.max / 1e6).toBeLessThan(HELD_MS / 4) // it was all of it
})

it('a wait for another process’s lock blocks no other transaction', async () => {
  const { database, heldFor } = await lockable()
  const released = heldFor(300)
  const names = Array.from({ length: 30 }, (_, index) => `hat ${index}`)
  await Promise.all(
    names.map((name) =>
      database.kysely.transaction().execute((change) => insert(name).execute(change)),
    ),
  )
  await released
  expect(await count(database)).toBe(31)
})

it('the wait ends if a lock is never released', async () => {
  const { database, other } = await lockable()
  other.exec('begin immediate')
  await expect(insert('fez').execute(database.kysely)).rejects.toThrow('database is locked')
})
