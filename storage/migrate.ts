import { type Kysely, sql } from 'kysely'

import type { Database, Dialect } from './database.ts'
import { reasonOf, StorageError } from './storage-error.ts'

/** One step of a schema. It runs in a transaction and is never edited once released. */
export type Migration = {
  /**
   * A number, then words. If the words begin with `expand-`, a program that does not know the migration may go on: it only adds
   * what an older program need not write (CONTRIBUTING.md: Expand first, contract a release later).
   */
  name: string
  up(schema: Kysely<unknown>, dialect: Dialect): Promise<void>
}

/** A migration of SQL statements, which run in this order. */
export function inSql(
  name: string,
  statements: (dialect: Dialect) => readonly string[],
): Migration {
  return {
    name,
    async up(schema, dialect) {
      for (const statement of statements(dialect)) await sql.raw(statement).execute(schema)
    },
  }
}

type MigrationTables = { migrations: { owner: string; name: string; applied_at: string } }

const MIGRATION_LOCK = 7_232_017

/**
 * Brings the tables of one owner (a folder's name) up to date: runs its pending migrations in the list's order, all or none.
 * Processes that start at the same time wait for each other. Throws a {@link StorageError} if a migration fails, or if the
 * database has a migration that is neither in the list nor an expansion: then it belongs to a newer version. Kysely's own migrator takes no lock on
 * SQLite and reports a newer database only in its message.
 */
export async function migrate(database: Database, owner: string, migrations: readonly Migration[]) {
  try {
    await database.kysely.transaction().execute(async (schema) => {
      if (database.dialect === 'postgres') await waitForLock(schema)
      await createMigrationTable(schema)
      const log = schema.$extendTables<MigrationTables>()
      const done = await findDone(log, owner)
      refuseNewer(done, migrations)
      for (const migration of migrations.filter(({ name }) => !done.has(name))) {
        await migration.up(schema, database.dialect)
        await insertDone(log, owner, migration.name)
      }
    })
  } catch (error) {
    if (error instanceof StorageError) throw error
    const message = `The database could not be brought up to date: ${reasonOf(error)}.`
    throw new StorageError(message, { cause: error })
  }
}

/** The SQL type of a table's `id`: a number that the database assigns and never reuses. */
export function idType(dialect: Dialect): string {
  return dialect === 'sqlite'
    ? 'integer primary key autoincrement'
    : 'integer primary key generated always as identity'
}

/** In SQLite, the transaction itself is the lock. In PostgreSQL, the lock ends with the transaction. */
async function waitForLock(schema: Kysely<unknown>) {
  await sql`set local lock_timeout = '30s'`.execute(schema)
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(schema)
}

async function createMigrationTable(schema: Kysely<unknown>) {
  await schema.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('migrations_key', ['owner', 'name'])
    .execute()
}

async function findDone(log: Kysely<MigrationTables>, owner: string): Promise<Set<string>> {
  const rows = await log
    .selectFrom('migrations')
    .select('name')
    .where('owner', '=', owner)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

function refuseNewer(done: ReadonlySet<string>, migrations: readonly Migration[]) {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...done].find((name) => !known.has(name) && !isExpansion(name))
  if (unknown === undefined) return
  throw new StorageError(
    `The database belongs to a newer version of the program (it has "${unknown}"): start that version, or restore an older copy.`,
  )
}

const isExpansion = (name: string) => /^\d+-expand-/.test(name)

async function insertDone(log: Kysely<MigrationTables>, owner: string, name: string) {
  const row = { owner, name, applied_at: new Date().toISOString() }
  await log.insertInto('migrations').values(row).execute()
}
