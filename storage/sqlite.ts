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

/** A SQLite file as Kysely takes it, and the one thing more that we ask of it. */
type SqliteFile = {
  dialect: Dialect
  /** Empties the log, which still has what was deleted; false where somebody reads meanwhile, so that it stays. */
  emptyLog: () => Promise<boolean>
  close(): void
}

/** How long another process's lock is waited for: between two tries at first and at the most, and in all. */
type Patience = { firstMs: number; longestMs: number; inAllMs: number }

const STATEMENT_PATIENCE: Patience = { firstMs: 1, longestMs: 25, inAllMs: 5_000 }
const LOG_PATIENCE: Patience = { ...STATEMENT_PATIENCE, inAllMs: 50 }

const SQLITE_BUSY = 5
const FIRST_BYTE = 0xff
const never = new AbortController().signal

/**
 * Opens a SQLite file over `node:sqlite`. A committed row is on the disk (synchronous FULL); what is deleted is written over.
 * A statement waits up to 5 s for another process's lock: off the event loop, which SQLite's own busy timeout would block.
 * Throws when the file cannot be opened or is no database.
 */
export async function openSqlite(path: string): Promise<SqliteFile> {
  const file = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true })
  const close = () => {
    if (file.isOpen) file.close()
  }
  const setUp = 'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on'
  try {
    await whenFree(() => file.exec(setUp), STATEMENT_PATIENCE)
  } catch (error) {
    close()
    throw error
  }
  const turns = createSemaphore({ atOnce: 1, waiting: Infinity })
  return {
    dialect: {
      createDriver: () => createDriver(file, turns),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new OwnTurnsAdapter(),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    },
    emptyLog: () => emptyLog(file, turns),
    close,
  }
}

/** Kysely would hold the one connection while a statement waits for another process; here all others go on. */
class OwnTurnsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Each statement and each transaction has the file to itself, in turn, but gives its turn away while it waits for a lock. */
function createDriver(file: DatabaseSync, turns: Semaphore): Driver {
  const own = new SqliteDriver({ database: toSqliteDatabase(file) })
  /** The turns of transactions, from their begin until their connection is released. */
  const held = new WeakMap<DatabaseConnection, Disposable>()

  async function createConnection(): Promise<DatabaseConnection> {
    const inner = await own.acquireConnection()
    const connection: DatabaseConnection = {
      executeQuery<R>(query: CompiledQuery) {
        const execute = () => inner.executeQuery<R>(query)
        return whenFree(
          () => (held.has(connection) ? execute() : inTurn(turns, execute)),
          STATEMENT_PATIENCE,
        )
      },
      streamQuery() {
        throw new Error('rows of SQLite come at once')
      },
    }
    return connection
  }

  async function begin(connection: DatabaseConnection) {
    const turn = await turns.acquire(never)
    try {
      // Begun as a reader, a transaction fails at its first write when another process has written since.
      file.exec('begin immediate')
      if (turn !== null) held.set(connection, turn)
    } catch (error) {
      turn?.[Symbol.dispose]()
      throw error
    }
  }

  return {
    init: () => own.init(),
    acquireConnection: createConnection,
    beginTransaction: (connection) => whenFree(() => begin(connection), STATEMENT_PATIENCE),
    commitTransaction: () => whenFree(() => file.exec('commit'), STATEMENT_PATIENCE),
    rollbackTransaction: async () => {
      if (file.isTransaction) file.exec('rollback') // a COMMIT that failed has rolled back already
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

async function emptyLog(file: DatabaseSync, turns: Semaphore): Promise<boolean> {
  try {
    const empty = () => {
      const checkpoint = file.prepare('pragma wal_checkpoint(truncate)').get()
      if (checkpoint?.['busy'] !== 0) throw new LogInUse()
    }
    await whenFree(() => inTurn(turns, empty), LOG_PATIENCE)
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}

class LogInUse extends Error {
  readonly errcode = SQLITE_BUSY
}

async function inTurn<T>(turns: Semaphore, work: () => T | Promise<T>): Promise<T> {
  const turn = await turns.acquire(never)
  try {
    return await work()
  } finally {
    turn?.[Symbol.dispose]()
  }
}

/** Does what another process's lock may be in the way of, again and again until it is not. */
async function whenFree<T>(work: () => T | Promise<T>, patience: Patience): Promise<T> {
  let end: number | null = null
  for (let waitMs = patience.firstMs; ; waitMs = Math.min(2 * waitMs, patience.longestMs)) {
    try {
      return await work()
    } catch (error) {
      end ??= performance.now() + patience.inAllMs
      if (!isBusy(error) || performance.now() >= end) throw error
    }
    await sleep(waitMs)
  }
}

/** SQLite's extended codes have the plain one as their first byte. */
function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  return (code & FIRST_BYTE) === SQLITE_BUSY
}

/** Only what both databases give back as it went in: no booleans, no dates. */
function toSqliteValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError(`no column takes a ${typeof value}`)
}
