import { mkdir, open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import { Kysely, PostgresDialect, sql } from 'kysely'

import { lockFile } from './lock-file.ts'
import { listen } from './postgres-listener.ts'
import { type Lock, takeAdvisoryLock } from './postgres-lock.ts'
import { createPool, replaceable } from './postgres-pool.ts'
import { isDamage, openSqlite } from './sqlite.ts'
import { isReadOnly, reasonOf, StorageError } from './storage-error.ts'

/** Milliseconds since the epoch. A database must be asked for its time; a test knows its own. */
export type Clock = () => number | Promise<number>

/**
 * A statement may wait for another process after the time was read. This is longer than any statement takes: the databases give
 * up after 35 s.
 */
export const MAX_STATEMENT_MS = 40_000

/** A database. The code that uses a table declares it: `database.kysely.$extendTables<MyTables>()`. */
export type Database = {
  kysely: Kysely<unknown>
  dialect: Dialect
  /**
   * The time by the database's clock, which all machines share; with SQLite, by the clock of this machine. Never call it within a
   * transaction: it needs a connection of its own.
   */
  now: () => Promise<number>
  /**
   * Takes the lock of work that one process does at a time, such as an import; null while another one has it. With SQLite, the
   * lock is a file beside the database.
   */
  tryLock: (work: string) => Promise<Lock | null>
  /**
   * Calls `onNotification` when any machine notifies a channel, and when something may have been missed. In SQLite, nothing
   * notifies. Returns how to stop.
   */
  listen: (channel: string, onNotification: () => void) => () => Promise<void>
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
    return {
      kysely,
      dialect: 'sqlite',
      now: async () => Date.now(),
      tryLock: async (work) => takeFileLock(`${path}.${work.replaceAll(' ', '-')}.lock`),
      listen: () => async () => {},
      eraseTraces: file.emptyLog,
      close,
    }
  } catch (error) {
    const remedy = isDamage(error)
      ? ': restore a backup, or name another file (docs/operations.md: The database is damaged)'
      : ''
    const message = `The database ${path} cannot be opened: ${reasonOf(error)}${remedy}.`
    throw new StorageError(message, { cause: error })
  }
}

function takeFileLock(path: string): Lock | null {
  const lock = lockFile(path)
  return lock && { isHeld: lock.isHeld, [Symbol.asyncDispose]: async () => lock[Symbol.dispose]() }
}

async function openServer(url: string): Promise<Database> {
  if (!URL.canParse(url)) {
    throw new StorageError('The address of the PostgreSQL database is not a valid URL.')
  }
  const pool = replaceable(createPool(url))
  const kysely = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    // the connections may be to a former primary, or older than the end of a full disk: new ones may write
    log(event) {
      if (event.level === 'error' && isReadOnly(event.error)) pool.replaceAll()
    },
  })
  try {
    await checkServer(kysely)
  } catch (error) {
    await kysely.destroy()
    const message = `PostgreSQL at ${new URL(url).host || 'localhost'} cannot be used: ${reasonOf(error)}.`
    throw new StorageError(message, { cause: error })
  }
  return {
    kysely,
    dialect: 'postgres',
    now: () => readClock(kysely),
    tryLock: (work) => takeAdvisoryLock(pool, work),
    listen: (channel, onNotification) => listen(url, channel, onNotification),
    eraseTraces: async () => true,
    close: () => kysely.destroy(),
  }
}

/** Nobody repairs older versions any more, and we tried none. */
const OLDEST_VERSION = 14

/** Throws an error that says why the server cannot be used, if it answers at all. */
async function checkServer(kysely: Kysely<unknown>) {
  const { rows } = await sql<{ version: number; read_only: string }>`select
    current_setting('server_version_num')::integer / 10000 as version,
    current_setting('transaction_read_only') as read_only`.execute(kysely)
  const [{ version, read_only: readOnly } = { version: 0, read_only: '' }] = rows
  if (version < OLDEST_VERSION) {
    throw new Error(`it is version ${version}, and the site needs ${OLDEST_VERSION} or newer`)
  }
  if (readOnly === 'on') throw new Error('it is read-only, as a standby is: name the primary')
}

async function readClock(kysely: Kysely<unknown>): Promise<number> {
  const milliseconds = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::float8`
  const { rows } = await sql<{ now: number }>`select ${milliseconds} as now`.execute(kysely)
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL did not tell the time')
  return row.now
}

/** The part of an address that is safe to show: the rest may contain a password. */
function schemeOf(url: string): string {
  return /^[a-z\d+.-]*:/i.exec(url)?.[0] ?? url.slice(0, 8)
}
