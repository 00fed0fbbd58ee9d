import { randomBytes } from 'node:crypto'

import type { Database } from '#storage/database.ts'
import { migrateExpiryGuard } from '#storage/expiry-guard.ts'
import { inSql, migrate, type Migration } from '#storage/migrate.ts'

/** Brings the outbox's tables up to date; rejects with a `StorageError` if that is impossible. */
export async function migrateOutbox(database: Database): Promise<void> {
  await migrateExpiryGuard(database)
  await migrate(database, 'outbox', outboxMigrations)
}

const entries = inSql('0001-entries', () => [
  `create table outbox_entries (
    key text primary key,
    kind text not null,
    status text not null,
    payload text not null,
    photos text not null,
    received_at double precision not null,
    tries integer not null,
    tried_at double precision,
    due_at double precision not null,
    lease_owner text,
    leased_until double precision,
    reason text,
    alarmed_at double precision
  )`,
  'create index outbox_entries_due on outbox_entries (status, tried_at, received_at)',
  `create table outbox_marks (
    key text primary key,
    panel_id text not null,
    arrived_at double precision not null
  )`,
])

const consent = inSql('0002-consent', () => [
  'alter table outbox_marks add column privacy_version text',
  'alter table outbox_marks add column agreed_at double precision',
])

const store = inSql('0003-store', () => ['alter table outbox_entries add column store text'])

const reply = inSql('0004-reply', () => ['alter table outbox_marks add column reply text'])

/** Withdrawn applications, and the secret from which the secrets of receipts are derived. */
const receipts = inSql('0005-expand-receipts', () => [
  'alter table outbox_marks add column withdrawn_at double precision',
  'alter table outbox_marks add column asked_key text',
  'create table outbox_secrets (name text primary key, secret text not null)',
  `insert into outbox_secrets (name, secret) values ('receipts', '${randomBytes(32).toString('base64')}')`,
])

export const outboxMigrations: readonly Migration[] = [entries, consent, store, reply, receipts]
