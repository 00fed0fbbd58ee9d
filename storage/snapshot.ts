import { writeFile } from 'node:fs/promises'

import { sql } from 'kysely'

import { copyTables } from './copy-tables.ts'
import { type Database, openDatabase } from './database.ts'

type SnapshotOptions = {
  database: Database
  /** A path where nothing is yet. */
  file: string
  /** Brings the tables of the new file up to date. */
  migrate: (file: Database) => Promise<void>
}

/**
 * Writes the state of a database at one moment to a new SQLite file, while others go on reading and writing. Opens the file: the
 * caller closes it. Throws if the copy is damaged.
 */
export async function snapshot({ database, file, migrate }: SnapshotOptions): Promise<Database> {
  await writeFile(file, '', { mode: 0o600, flag: 'wx' }) // SQLite itself would make it readable to everyone
  if (database.dialect === 'sqlite') await sql`vacuum into ${file}`.execute(database.kysely)
  const copy = await openDatabase(`sqlite:${file}`)
  try {
    await migrate(copy)
    if (database.dialect === 'postgres') await copyTables(database, copy)
    await checkIntegrity(copy)
    return copy
  } catch (error) {
    await copy.close()
    throw error
  }
}

/** Throws if SQLite finds the file damaged. */
async function checkIntegrity({ kysely }: Database) {
  const found = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(kysely)
  const [first] = found.rows
  if (first?.quick_check !== 'ok')
    throw new Error(`the copy of the database is damaged: ${first?.quick_check}`)
}
