import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import { openDatabase } from './database.ts'
import { freshDatabase } from './fresh-database.fixture.ts'
import { freshFolder } from './fresh-folder.fixture.ts'
import { StorageError } from './storage-error.ts'

type Hats = { hats: { name: string; size: number } }

describe.each(['sqlite', 'postgres'] as const)('a database on %s', (dialect) => {
  it('gives back text and numbers as they went in', async () => {
    await using world = await freshDatabase(dialect)
    const hats = await hatsOf(world)
    const row = { name: 'Chapéu “coco” 🎩', size: 56.5 }
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
    `The database ${file} cannot be opened: file is not a database.`,
  )
})

it('a folder in the file’s place is refused', async () => {
  await expect(openDatabase(`sqlite:${await freshFolder()}`)).rejects.toThrow('cannot be opened')
})

async function hatsOf({ database }: { database: Awaited<ReturnType<typeof openDatabase>> }) {
  await database.kysely.schema
    .createTable('hats')
    .addColumn('name', 'text')
    .addColumn('size', 'real')
    .execute()
  return database.kysely.$extendTables<Hats>()
}
