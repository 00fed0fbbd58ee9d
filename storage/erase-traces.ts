import { sql } from 'kysely'

import type { Database } from './database.ts'

/**
 * Makes what was deleted unreadable also in the file: SQLite writes deleted rows over as it deletes them, but its log still
 * has them until it is emptied. While somebody else reads, the log stays; the next call empties it. PostgreSQL is left to
 * its operator.
 */
export async function eraseTraces({ kysely, dialect }: Database): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(kysely)
}
