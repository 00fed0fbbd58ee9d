import { mkdir, open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import { Kysely, PostgresDialect, sql } from 'kysely'

import { createPool } from './postgres-pool.ts'
import { openSqlite } from './sqlite.ts'
import { reasonOf, StorageError } from './storage-error.ts'

/** A database. The code that uses a table declares it: `database.kysely.$extendTables<MyTables>()`. */
export type Database = {
  kysely: Kysely<unknown>
  dialect: Dialect
  /**
   * Removes deleted data from SQLite's log, too. Returns false while another connection reads: the log stays, and a later call
   * empties it. In PostgreSQL, this is the operator's task.
   */
  eraseTraces(): Promise<boolean>
  close(): Promise<void>
}
export type Dialect = 'sqlite' | 'postgres'

/**
 * Opens `sqlite:/path/to/file.db`, which is created if missing, or `postgres://user:password@host/name`.
 * Throws a {@link StorageError} if the address is neither, the file cannot be opened or the server does not answer.
 */
export async function openDatabase(url: string): Promise<Database> {
  const file = databaseFileOf(url)
  if (file !== null) return openFile(file)
  if (/^postgres(?:ql)?:/.test(url)) return openServer(url)
  throw new StorageError(
    `A database's address begins with sqlite: or postgres://, not with "${schemeOf(url)}".`,
  )
}

/** The file of an SQLite database; null for any other database. */
export function databaseFileOf(url: string): string | null {
  const [, path] = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(url) ?? []
  return path === undefined ? null : resolve(path)
}

async function openFile(path: string): Promise<Database> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await (await open(path, 'a', 0o600)).close() // SQLite itself would make it readable to everyone
    const file = await openSqlite(path)
    const kysely = new Kysely<unknown>({ dialect: file.dialect })
    const close = async () => {
      await kysely.destroy() // does nothing if no query was made
      file.close()
    }
    return { kysely, dialect: 'sqlite', eraseTraces: file.emptyLog, close }
  } catch (error) {
    const message = `The database ${path} cannot be opened: ${reasonOf(error)}.`
    throw new StorageError(message, { cause: error })
  }
}

async function openServer(url: string): Promise<Database> {
  if (!URL.canParse(url)) {
    throw new StorageError('The address of the PostgreSQL database is not a valid URL.')
  }
  const pool = createPool(url)
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(kysely)
  } catch (error) {
    await kysely.destroy()
    const message = `PostgreSQL at ${new URL(url).host || 'localhost'} cannot be used: ${reasonOf(error)}.`
    throw new StorageError(message, { cause: error })
  }
  return {
    kysely,
    dialect: 'postgres',
    eraseTraces: async () => true,
    close: () => kysely.destroy(),
  }
}

/** The part of an address that is safe to show: the rest may contain a password. */
function schemeOf(url: string): string {
  return /^[a-z\d+.-]*:/i.exec(url)?.[0] ?? url.slice(0, 8)
}
