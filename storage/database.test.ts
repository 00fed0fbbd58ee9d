import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { type Database, openDatabase } from './database.ts'
import { cutOthers } from './failover.fixture.ts'
import { freshDatabase } from './fresh-database.fixture.ts'
import { freshFolder } from './fresh-folder.fixture.ts'
import { StorageError } from './storage-error.ts'

const PAGE_BYTES = 4_096

type Hats = { hats: { name: string; size: number } }

describe.each(['sqlite', 'postgres'] as const)('a database on %s', (dialect) => {
  it('gives back text and numbers as they went in', async () => {
    await using world = await freshDatabase(dialect)
    const hats = await hatsOf(world)
    const row = { name: `Chapéu “coco” 🎩'; drop table "hats"; --`, size: 56.5 }
    await hats.insertInto('hats').values(row).execute()
    expect(await hats.selectFrom('hats').selectAll().execute()).toEqual([row])
  })

  it('keeps nothing from a failed transaction', async () => {
    await using world = await freshDatabase(dialect)
    const hats = await hatsOf(world)
    const failed = hats.transaction().execute(async (transaction) => {
      await transaction.insertInto('hats').values({ name: 'fez', size: 55 }).execute()
      throw new Error('changed our mind')
    })
    await expect(failed).rejects.toThrow('changed our mind')
    expect(await hats.selectFrom('hats').selectAll().execute()).toEqual([])
  })

  it('is closed for good, used or not', async () => {
    await using world = await freshDatabase(dialect)
    const unused = await openDatabase(world.url)
    await unused.close()
    await expect(sql`select 1`.execute(unused.kysely)).rejects.toThrow()
  })

  it('gives the lock of a work to one at a time, until it is given back', async () => {
    await using world = await freshDatabase(dialect)
    await using stack = new AsyncDisposableStack()
    const other = stack.adopt(await openDatabase(world.url), (opened) => opened.close())
    const take = async (machine: Database, work: string) => stack.use(await machine.tryLock(work))
    const lock = await take(world.database, 'import of a folder')
    expect(lock?.isHeld()).toBe(true)
    expect(await take(other, 'import of a folder')).toBeNull()
    expect(await take(other, 'upkeep')).not.toBeNull()
    await lock?.[Symbol.asyncDispose]()
    expect(lock?.isHeld()).toBe(false)
    expect((await take(other, 'import of a folder'))?.isHeld()).toBe(true)
    expect(await take(world.database, 'import of a folder')).toBeNull()
  })
})

it('machines whose clocks differ share the time of PostgreSQL', async () => {
  await using world = await freshDatabase('postgres')
  const before = Date.now()
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: before + 300_000 })
  expect(Math.abs((await world.database.now()) - before)).toBeLessThan(120_000)
  expect(Number.isInteger(await world.database.now())).toBe(true)
})

it('a machine has the lock until its connection ends', async () => {
  await using world = await freshDatabase('postgres')
  await using stack = new AsyncDisposableStack()
  const other = stack.adopt(await openDatabase(world.url), (opened) => opened.close())
  const take = async (machine: Database) => stack.use(await machine.tryLock('import'))
  const lost = await take(other)
  expect(await take(world.database)).toBeNull()
  await cutOthers(world.database)
  await expect.poll(() => take(world.database)).not.toBeNull()
  await expect.poll(() => lost?.isHeld()).toBe(false)
})

it('hears a notification, also after its connection has broken', async () => {
  await using world = await freshDatabase('postgres')
  let heard = 0
  const end = world.database.listen('news', () => void (heard += 1))
  onTestFinished(end)
  await expect.poll(() => heard).toBe(1) // the connection is open
  await sql`notify news`.execute(world.database.kysely)
  await expect.poll(() => heard).toBe(2)
  await cutOthers(world.database)
  await expect.poll(() => heard).toBe(3) // it is open again
  await sql`notify news`.execute(world.database.kysely)
  await expect.poll(() => heard).toBe(4)
})

it('a SQLite file is made with its folder, for its owner’s eyes only', async () => {
  const file = join(await freshFolder(), 'data', 'deep', 'site.db')
  await (await openDatabase(`sqlite://${file}`)).close()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('a SQLite commit is on the disk, and SQLite itself never waits for another process', async () => {
  await using world = await freshDatabase('sqlite')
  const pragma = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(world.database.kysely)).rows[0] ?? {})
  expect(await pragma('journal_mode')).toEqual(['wal'])
  expect(await pragma('synchronous')).toEqual([2])
  expect(await pragma('busy_timeout')).toEqual([0])
  expect(await pragma('foreign_keys')).toEqual([1])
})

it('a SQLite transaction that has only read yet cannot be overtaken by a writer', async () => {
  await using world = await freshDatabase('sqlite')
  const hats = await hatsOf(world)
  const other = new DatabaseSync(world.url.slice('sqlite:'.length), { timeout: 0 })
  await hats.transaction().execute(async (transaction) => {
    await transaction.selectFrom('hats').selectAll().execute()
    expect(() => other.exec(`insert into hats values ('fez', 55)`)).toThrow('database is locked')
  })
  other.close()
})

it('SQLite refuses values that PostgreSQL would return in another form', async () => {
  await using world = await freshDatabase('sqlite')
  const insert = sql`select ${new Date()}`.execute(world.database.kysely)
  await expect(insert).rejects.toThrow('no column accepts a object')
})

it.each([
  ['mysql://root:hunter2@db/site', 'not with "mysql:"'],
  ['', 'not with ""'],
  ['sqlite:', 'not with "sqlite:"'],
  ['postgres://[', 'not a valid URL'],
  ['postgres://site:hunter2@127.0.0.1:1/site', 'PostgreSQL at 127.0.0.1:1 cannot be used'],
])('%s is refused in words, without the password', async (url, words) => {
  const opened = openDatabase(url)
  await expect(opened).rejects.toThrow(StorageError)
  await expect(opened).rejects.toThrow(words)
  await expect(opened).rejects.not.toThrow('hunter2')
})

it('a file that is no database is refused by its name', async () => {
  const file = join(await freshFolder(), 'letter.db')
  await writeFile(file, 'Dear agency, '.repeat(100))
  const opened = openDatabase(`sqlite:${file}`)
  await expect(opened).rejects.toThrow(
    `The database ${file} cannot be opened: file is not a database: restore a backup, or name another file (docs/operations.md: The database is damaged).`,
  )
})

it('a SQLite file is refused whichever of its pages has other bytes', async () => {
  await using world = await freshDatabase('sqlite')
  const hats = await hatsOf(world)
  const long = 'tall '.repeat(2_000) // over several pages
  const rows = Array.from({ length: 200 }, (_, size) => ({ name: `${size} ${long}`, size }))
  await hats.insertInto('hats').values(rows.slice(0, 4)).execute()
  await hats
    .insertInto('hats')
    .values(rows.map(({ size }) => ({ name: 'fez', size })))
    .execute()
  await world.database.close()
  const file = world.url.slice('sqlite:'.length)
  const whole = await readFile(file)
  const noise = Buffer.alloc(PAGE_BYTES, 0xa7)
  for (let page = 0; page * PAGE_BYTES < whole.length; page += 1) {
    const damaged = Buffer.from(whole)
    noise.copy(damaged, page * PAGE_BYTES)
    await writeFile(file, damaged)
    await expect(openDatabase(world.url), `page ${page}`).rejects.toThrow(
      /^The database .+: restore a backup, or name another file \(docs\/operations\.md: The database is damaged\)\.$/,
    )
  }
  await writeFile(file, whole)
  await (await openDatabase(world.url)).close()
  expect(whole.length / PAGE_BYTES).toBeGreaterThan(10)
})

it('a folder in the file’s place is refused', async () => {
  await expect(openDatabase(`sqlite:${await freshFolder()}`)).rejects.toThrow('cannot be opened')
})

it('a standby is refused, as nothing could be stored', async () => {
  await using world = await freshDatabase('postgres')
  const url = new URL(world.url)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  await expect(openDatabase(url.href)).rejects.toThrow(
    `PostgreSQL at ${url.host} cannot be used: it is read-only, as a standby is: name the primary.`,
  )
})

it('a PostgreSQL that nobody repairs any more is refused', async () => {
  await using world = await freshDatabase('postgres')
  // this one says that it is 13.22
  await sql`create function current_setting(name text) returns text language sql as $$
    select case name when 'server_version_num' then '130022' else pg_catalog.current_setting(name) end
  $$`.execute(world.database.kysely)
  const url = new URL(world.url)
  url.searchParams.set('options', '-c search_path=public,pg_catalog')
  await expect(openDatabase(url.href)).rejects.toThrow(
    `PostgreSQL at ${url.host} cannot be used: it is version 13, and the site needs 14 or newer.`,
  )
})

async function hatsOf({ database }: { database: Awaited<ReturnType<typeof openDatabase>> }) {
  await database.kysely.schema
    .createTable('hats')
    .addColumn('name', 'text')
    .addColumn('size', 'real')
    .execute()
  return database.kysely.$extendTables<Hats>()
}
