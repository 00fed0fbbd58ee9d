import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import { intakeMigrations } from '#intake/migrations.ts'
import { outboxMigrations } from '#outbox/migrations.ts'
import { providerMigrations } from '#provider/migrations.ts'
import type { Database } from '#storage/database.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'
import { migrate, type Migration } from '#storage/migrate.ts'

const lists = [intakeMigrations, outboxMigrations, providerMigrations]
const expansions = lists.flatMap((list) =>
  list.flatMap(({ name }, index) =>
    isExpansion(name) ? [[name, list.slice(0, index + 1)] as const] : [],
  ),
)

it('every migration is called by its number in its list, then by words, or an expansion might not be known for one', () => {
  for (const list of lists) {
    const numbers = list.map((_, index) => `${index + 1}`.padStart(4, '0'))
    expect(list.map(({ name }) => /^(\d{4})-[a-z]/.exec(name)?.[1])).toEqual(numbers)
  }
})

describe('a migration that is called an expansion', () => {
  it.each(expansions)('only adds what an older program need not write: %s', async (_, list) => {
    expect(await restrictionsOf(list)).toEqual([])
  })

  it('may add tables, columns that may be left out, and indexes', async () => {
    const added = [
      'create table shoes (size text not null)',
      'alter table hats add column colour text',
      `alter table hats add column shape text not null default 'round'`,
      'create index hats_by_size on hats (size)',
    ]
    expect(await restrictionsOf([hats, { name: '0002', up: runAll(added) }])).toEqual([])
  })

  it.each([
    ['drop table hats', ['hats: size text null is gone']],
    ['alter table hats drop column size', ['hats: size text null is gone']],
    ['alter table hats rename column size to width', ['hats: size text null is gone']],
    ['alter table hats alter column size set not null', ['hats: size text null is gone']],
    ['alter table hats add column colour text not null', ['hats: colour must be written']],
    ['create unique index one_size on hats (size)', ['hats: one_size is new']],
    [`alter table hats add constraint wide check (size > 'a')`, ['hats: wide is new']],
  ])('is not one if it restricts: %s', async (statement, expected) => {
    const found = await restrictionsOf([hats, { name: '0002', up: runAll([statement]) }])
    expect(found.slice(0, 1)).toEqual(expected)
  })
})

const hats: Migration = { name: '0001', up: runAll(['create table hats (size text)']) }

function runAll(statements: readonly string[]) {
  return async (schema: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(schema)
  }
}

function isExpansion(name: string) {
  return /^\d{4}-expand-/.test(name)
}

/** What the last migration takes away from an older program, or asks of it. */
async function restrictionsOf(list: readonly Migration[]): Promise<string[]> {
  await using world = await freshDatabase('postgres')
  await migrate(world.database, 'tried', list.slice(0, -1))
  const before = { columns: await columnsOf(world.database), rules: await rulesOf(world.database) }
  await migrate(world.database, 'tried', list)
  const columns = await columnsOf(world.database)
  const tables = new Set([...before.columns.values()].map(({ table }) => table))
  const gone = [...before.columns].filter(([name]) => !columns.has(name))
  const isDemanded = (name: string) =>
    !before.columns.has(name) && columns.get(name)?.mayBeOmitted === false
  const demanded = [...columns].filter(([name, { table }]) => tables.has(table) && isDemanded(name))
  const added = [...(await rulesOf(world.database))].filter(
    ([name, table]) => tables.has(table) && !before.rules.has(name),
  )
  return [
    ...gone.map(([name]) => `${name} is gone`),
    ...demanded.map(([, { table, column }]) => `${table}: ${column} must be written`),
    ...added.map(([name, table]) => `${table}: ${name} is new`),
  ]
}

/** The columns, by what an older program knows of them. */
async function columnsOf({ kysely }: Database) {
  const tables = await kysely.introspection.getTables()
  return new Map(
    tables.flatMap(({ name: table, columns }) =>
      columns.map(({ name: column, dataType, isNullable, hasDefaultValue }) => [
        `${table}: ${column} ${dataType} ${isNullable ? 'null' : 'not null'}`,
        { table, column, mayBeOmitted: isNullable || hasDefaultValue },
      ]),
    ),
  )
}

/** Constraints and unique indexes, with their table. Those of a single column's `not null` are among the columns. */
async function rulesOf({ kysely }: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; owner: string }>`
    select conname::text as name, conrelid::regclass::text as owner from pg_constraint
    where conrelid <> 0 and contype <> 'n'
    union select indexrelid::regclass::text, indrelid::regclass::text from pg_index
    where indisunique`.execute(kysely)
  return new Map(rows.map(({ name, owner }) => [name, owner]))
}
