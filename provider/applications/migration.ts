import { sql } from 'kysely'

import type { Migration } from '#storage/migrate.ts'

/** Entries from visitors. The row of an expired entry stays, emptied, as a tombstone for its key. */
export const entries: Migration = {
  name: '0002-entries',
  up: async (schema) => {
    for (const statement of statements) await sql.raw(statement).execute(schema)
  },
}

const statements = [
  `create table entries (
    id text primary key,
    kind text not null,
    received_at text not null,
    fingerprint text,
    fields text,
    announced_at text,
    gone_at text
  )`,
  'create index entries_by_age on entries (received_at)',
  `create table entry_photos (
    entry_id text not null references entries (id) on delete cascade,
    slot text not null,
    path text not null unique,
    primary key (entry_id, slot)
  )`,
]

/** The end of the lease by which only one of several processes announces an entry. */
export const announcing: Migration = {
  name: '0004-announcing',
  up: async (schema) => {
    await sql.raw('alter table entries add column announcing_until text').execute(schema)
  },
}
