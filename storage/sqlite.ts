import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

import type { SqliteDatabase } from 'kysely'

const BUSY_TIMEOUT_MS = 5000
const LOG_TIMEOUT_MS = 50

/** What Kysely's dialect takes, and the one thing more that we ask of it. */
type SqliteFile = SqliteDatabase & {
  readonly isOpen: boolean
  /** Empties the log, which still has what was deleted; false where somebody reads meanwhile, so that it stays. */
  emptyLog(): boolean
}

/**
 * A SQLite file as Kysely's own dialect wants it, over `node:sqlite`. A committed row is on the disk (synchronous FULL);
 * a second process waits up to 5 s for the first one's lock; what is deleted is written over. Throws when the file cannot be opened or is no database.
 */
export function openSqlite(path: string): SqliteFile {
  const file = new DatabaseSync(path, {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  })
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  return {
    get isOpen() {
      return file.isOpen
    },
    close: () => file.close(),
    emptyLog() {
      // in one go, so that no other statement meets the short wait; it holds up the whole process
      file.exec(`pragma busy_timeout = ${LOG_TIMEOUT_MS}`)
      try {
        return file.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0
      } finally {
        file.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
      }
    },
    prepare: (sql) => toStatement(file, sql),
  }
}

function toStatement(file: DatabaseSync, sql: string) {
  // Begun as a reader, a transaction fails at its first write when another process has written since.
  const statement = file.prepare(sql === 'begin' ? 'begin immediate' : sql)
  return {
    reader: statement.columns().length > 0,
    all: (values: readonly unknown[]) => statement.all(...values.map(toSqliteValue)),
    run: (values: readonly unknown[]) => statement.run(...values.map(toSqliteValue)),
    iterate: (values: readonly unknown[]) => statement.iterate(...values.map(toSqliteValue)),
  }
}

/** Only what both databases give back as it went in: no booleans, no dates. */
function toSqliteValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError(`no column takes a ${typeof value}`)
}
