import type { Database } from '#storage/database.ts'
import { inSql, migrate, type Migration } from '#storage/migrate.ts'

/**
 * Brings the tables up to date in which several machines share what the intake knows; only for PostgreSQL. Rejects with a
 * `StorageError` if that is impossible.
 */
export function migrateIntake(database: Database): Promise<void> {
  return migrate(database, 'intake', intakeMigrations)
}

/** Counts are unlogged: they are bounded and short-lived, and no backup of the log has them. */
const shared = inSql('0001-expand-shared', () => [
  'create table intake_secrets (name text primary key, secret text not null)',
  `create unlogged table intake_counts (
    code text not null,
    span_start double precision not null,
    times integer not null,
    used_at double precision not null,
    primary key (code, span_start)
  )`,
  'create unlogged table intake_proofs (proof text primary key, used_at double precision not null)',
  `create unlogged table intake_form_keys (
    form_key text primary key,
    contents text[] not null,
    used_at double precision not null
  )`,
])

export const intakeMigrations: readonly Migration[] = [shared]
