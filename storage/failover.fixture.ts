import { sql } from 'kysely'

import type { Database } from './database.ts'

/** Makes PostgreSQL refuse to write over connections that are opened from now on, as a standby does, or accept it again. */
export async function setReadOnly({ kysely }: Database, isReadOnly: boolean) {
  const name = sql<{ name: string }>`select current_database() as name`
  const change = kysely.transaction().setAccessMode('read write')
  await change.execute(async (transaction) => {
    const [row] = (await name.execute(transaction)).rows
    await sql`alter database ${sql.id(row?.name ?? '')} set default_transaction_read_only = ${sql.raw(
      isReadOnly ? 'on' : 'off',
    )}`.execute(transaction)
  })
}

/** Ends all connections to this database but one, as a failover does. */
export async function cutOthers({ kysely }: Database) {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(kysely)
}
