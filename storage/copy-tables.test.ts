import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import { copyTables } from './copy-tables.ts'
import type { Database, Dialect } from './database.ts'
import { freshDatabase } from './fresh-database.fixture.ts'
import { idType, migrate } from './migrate.ts'

const TALENTS = 1_203 // more than two of the portions in which rows are read

type Tables = {
  talents: { id?: number; name: string; height: number | null }
  boards: { talent_id: number; board: string }
}

async function prepare({ database }: { database: Database }) {
  await migrate(database, 'test', [
    {
      name: '0001',
      async up(schema, dialect) {
        for (const statement of [
          `create table talents (id ${idType(dialect)}, name text not null, height double precision)`,
          'create table boards (talent_id integer not null references talents (id), board text primary key)',
        ]) {
          await sql.raw(statement).execute(schema)
        }
      },
    },
  ])
  return database.kysely.$extendTables<Tables>()
}

const pairs: [Dialect, Dialect][] = [
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
]

describe.each(pairs)('a copy of all tables from %s to %s', (source, target) => {
  it('has the same rows, replaces those that were there, and gives no number a second time', async () => {
    await using from = await freshDatabase(source)
    await using to = await freshDatabase(target)
    const rows = await prepare(from)
    const copied = await prepare(to)
    const talents = Array.from({ length: TALENTS }, (_, number) => ({
      name: `Ána ${number}\n"`,
      height: number % 2 === 0 ? null : 170.5,
    }))
    await rows.insertInto('talents').values(talents).execute()
    await rows.insertInto('boards').values({ talent_id: TALENTS, board: 'image' }).execute()
    await rows.insertInto('talents').values({ name: 'left', height: null }).execute()
    await rows.deleteFrom('talents').where('name', '=', 'left').execute()
    await copied.insertInto('talents').values({ name: 'other', height: 1 }).execute()

    await copyTables(from.database, to.database)

    const all = (each: typeof rows) =>
      each.selectFrom('talents').selectAll().orderBy('id').execute()
    expect(await all(copied)).toEqual(await all(rows))
    expect(await copied.selectFrom('boards').selectAll().execute()).toEqual([
      { talent_id: TALENTS, board: 'image' },
    ])
    const added = copied.insertInto('talents').values({ name: 'next', height: null })
    expect(await added.returning('id').execute()).toEqual([{ id: TALENTS + 2 }])
  })

  it('changes nothing where a row does not fit', async () => {
    await using from = await freshDatabase(source)
    await using to = await freshDatabase(target)
    const rows = await prepare(from)
    const copied = await prepare(to)
    await rows.insertInto('talents').values({ name: 'Ana', height: 170 }).execute()
    await copied.insertInto('talents').values({ name: 'Bia', height: 175 }).execute()
    await sql`create unique index one_height on boards (talent_id)`.execute(to.database.kysely)
    await rows
      .insertInto('boards')
      .values([
        { talent_id: 1, board: 'image' },
        { talent_id: 1, board: 'direct' },
      ])
      .execute()
    await expect(copyTables(from.database, to.database)).rejects.toThrow()
    expect(await copied.selectFrom('talents').select('name').execute()).toEqual([{ name: 'Bia' }])
  })
})
