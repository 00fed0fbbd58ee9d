import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

import { createSemaphore, type Semaphore } from './semaphore.ts'

/** How long to wait for another process's lock: the first and the longest pause between tries, and the total. */
type RetryDelays = { firstMs: number; maxMs: number; totalMs: number }

const STATEMENT_DELAYS: RetryDelays = { firstMs: 1, maxMs: 25, totalMs: 12_000 }
const LOG_DELAYS: RetryDelays = { ...STATEMENT_DELAYS, totalMs: 50 }

const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26
const FIRST_BYTE = 0xff
const never = new AbortController().signal

/**
 * Opens a SQLite file as a Kysely dialect with `node:sqlite`. A committed row is on disk (synchronous FULL); deleted data is
 * overwritten. A statement waits up to 12 s for another process's lock without blocking the event loop, which SQLite's own busy
 * timeout would block. Throws if the file cannot be opened, is not a database or is damaged.
 */
export async function openSqlite(path: string) {
  const file = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true })
  const close = () => {
    if (file.isOpen) file.close()
  }
  const setUp = 'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on'
  try {
    await whenFree(() => file.exec(setUp), STATEMENT_DELAYS)
    await whenFree(() => checkPages(file), STATEMENT_DELAYS)
  } catch (error) {
    close()
    throw error
  }
  const mutex = createSemaphore({ atOnce: 1, waiting: Infinity })
  return {
    dialect: {
      createDriver: () => createDriver(file, mutex),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new ConcurrentAdapter(),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    } satisfies Dialect,
    /** Empties the log, which still contains deleted data; false if another connection reads, so the log stays. */
    emptyLog: () => emptyLog(file, mutex),
    close,
  }
}

/** Reads the whole file, a millisecond for each megabyte: damage that nobody looked for would grow, and reach the backups. */
function checkPages(file: DatabaseSync) {
  const found = file.prepare('pragma quick_check(1)').get()?.['quick_check']
  if (found === 'ok') return
  throw new DamagedFile(`it is damaged (${String(found).replace(/^\*{3}.*\*{3}\s+/, '')})`)
}

class DamagedFile extends Error {
  readonly errcode = SQLITE_CORRUPT
}

/** Kysely would hold the only connection while a statement waits for another process; here, other statements go on. */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Each statement and each transaction locks the file within this process, and releases it while it waits for another process. */
function createDriver(file: DatabaseSync, mutex: Semaphore): Driver {
  const own = new SqliteDriver({ database: toSqliteDatabase(file) })
  /** The locks of transactions, held from `begin` until the connection is released. */
  const held = new WeakMap<DatabaseConnection, Disposable>()

  async function createConnection(): Promise<DatabaseConnection> {
    const inner = await own.acquireConnection()
    const connection: DatabaseConnection = {
      executeQuery<R>(query: CompiledQuery) {
        const execute = () => inner.executeQuery<R>(query)
        return whenFree(
          () => (held.has(connection) ? execute() : withLock(mutex, execute)),
          STATEMENT_DELAYS,
        )
      },
      streamQuery() {
        throw new Error('SQLite does not stream rows')
      },
    }
    return connection
  }

  async function begin(connection: DatabaseConnection) {
    const lock = await mutex.acquire(never)
    try {
      // A deferred transaction would fail at its first write if another process has written since its first read.
      file.exec('begin immediate')
      if (lock !== null) held.set(connection, lock)
    } catch (error) {
      lock?.[Symbol.dispose]()
      throw error
    }
  }

  return {
    init: () => own.init(),
    acquireConnection: createConnection,
    beginTransaction: (connection) => whenFree(() => begin(connection), STATEMENT_DELAYS),
    commitTransaction: () => whenFree(() => file.exec('commit'), STATEMENT_DELAYS),
    rollbackTransaction: async () => {
      if (file.isTransaction) file.exec('rollback') // a failed COMMIT may have rolled back already
    },
    releaseConnection: async (connection) => held.get(connection)?.[Symbol.dispose](),
    destroy: () => own.destroy(),
  }
}

function toSqliteDatabase(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare(sql) {
      const statement = file.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => statement.all(...values.map(toSqliteValue)),
        run: (values: readonly unknown[]) => statement.run(...values.map(toSqliteValue)),
        iterate: (values: readonly unknown[]) => statement.iterate(...values.map(toSqliteValue)),
      }
    },
  }
}

async function emptyLog(file: DatabaseSync, mutex: Semaphore): Promise<boolean> {
  try {
    const empty = () => {
      const checkpoint = file.prepare('pragma wal_checkpoint(truncate)').get()
      if (checkpoint?.['busy'] !== 0) throw new LogInUse()
    }
    await whenFree(() => withLock(mutex, empty), LOG_DELAYS)
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}

class LogInUse extends Error {
  readonly errcode = SQLITE_BUSY
}

async function withLock<T>(mutex: Semaphore, work: () => T | Promise<T>): Promise<T> {
  const lock = await mutex.acquire(never)
  try {
    return await work()
  } finally {
    lock?.[Symbol.dispose]()
  }
}

/** Repeats the work while another process's lock blocks it, for `totalMs` at most. */
async function whenFree<T>(work: () => T | Promise<T>, delays: RetryDelays): Promise<T> {
  let end: number | null = null
  for (let waitMs = delays.firstMs; ; waitMs = Math.min(2 * waitMs, delays.maxMs)) {
    try {
      return await work()
    } catch (error) {
      end ??= performance.now() + delays.totalMs
      if (!isBusy(error) || performance.now() >= end) throw error
    }
    await sleep(waitMs)
  }
}

function isBusy(error: unknown): boolean {
  return primaryCodeOf(error) === SQLITE_BUSY
}

/** Whether a file is not, or not wholly, a database of SQLite. */
export function isDamage(error: unknown): error is Error {
  return [SQLITE_CORRUPT, SQLITE_NOTADB].includes(primaryCodeOf(error))
}

/** The lowest byte of SQLite's extended codes; 0 for any other error. */
function primaryCodeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & FIRST_BYTE : 0
}

/** Accepts only values that both databases return unchanged: no booleans, no dates. */
function toSqliteValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError(`no column accepts a ${typeof value}`)
}
