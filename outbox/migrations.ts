import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Database } from '#storage/database.ts'
import { migrateExpiryGuard } from '#storage/expiry-guard.ts'
import { migrate, type Migration } from '#storage/migrate.ts'

/** Brings the outbox's tables up to date; rejects with a `StorageError` if that is impossible. */
export async function migrateOutbox(database: Database): Promise<void> {
  await migrateExpiryGuard(database)
  await migrate(database, 'outbox', outboxMigrations)
}

const entries: Migration = {
  name: '0001-entries',
  up: async (schema) => {
    for (const statement of [entriesTable, dueIndex, marksTable]) {
      await sql.raw(statement).execute(schema)
    }
  },
}

const entriesTable = `create table outbox_entries (
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
)`

const dueIndex = 'create index outbox_entries_due on outbox_entries (status, tried_at, received_at)'

const marksTable = `create table outbox_marks (
  key text primary key,
  panel_id text not null,
  arrived_at double precision not null
)`

const consent: Migration = {
  name: '0002-consent',
  up: async (schema) => {
    await sql.raw('alter table outbox_marks add column privacy_version text').execute(schema)
    await sql.raw('alter table outbox_marks add column agreed_at double precision').execute(schema)
  },
}

const store: Migration = {
  name: '0003-store',
  up: async (schema) => {
    await sql.raw('alter table outbox_entries add column store text').execute(schema)
  },
}

const reply: Migration = {
  name: '0004-reply',
  up: async (schema) => {
    await sql.raw('alter table outbox_marks add column reply text').execute(schema)
  },
}

/** Withdrawn applications, and the secret from which the secrets of receipts are derived. */
const receipts: Migration = {
  name: '0005-expand-receipts',
  up: async (schema) => {
    for (const statement of receiptStatements) await sql.raw(statement).execute(schema)
    const secret = randomBytes(32).toString('base64')
    await sql`insert into outbox_secrets (name, secret) values ('receipts', ${secret})`.execute(
      schema,
    )
  },
}

const receiptStatements = [
  'alter table outbox_marks add column withdrawn_at double precision',
  'alter table outbox_marks add column asked_key text',
  'create table outbox_secrets (name text primary key, secret text not null)',
]

export const outboxMigrations: readonly Migration[] = [entries, consent, store, reply, receipts]
