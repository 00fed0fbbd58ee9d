import { sql } from 'kysely'

import type { Database } from '#storage/database.ts'
import { migrate, type Migration } from '#storage/migrate.ts'

/**
 * Brings the tables up to date in which several machines share what the intake knows; only for PostgreSQL. Rejects with a
 * `StorageError` if that is impossible.
 */
export function migrateIntake(database: Database): Promise<void> {
  return migrate(database, 'intake', intakeMigrations)
}

/** Counts are unlogged: they are bounded and short-lived, and no backup of the log has them. */
const shared: Migration = {
  name: '0001-expand-shared',
  up: async (schema) => {
    for (const statement of [secrets, counts, proofs, keys])
      await sql.raw(statement).execute(schema)
  },
}

const secrets = 'create table intake_secrets (name text primary key, secret text not null)'

const counts = `create unlogged table intake_counts (
  code text not null,
  span_start double precision not null,
  times integer not null,
  used_at double precision not null,
  primary key (code, span_start)
)`

const proofs =
  'create unlogged table intake_proofs (proof text primary key, used_at double precision not null)'

const keys = `create unlogged table intake_form_keys (
  form_key text primary key,
  contents text[] not null,
  used_at double precision not null
)`

export const intakeMigrations: readonly Migration[] = [shared]
