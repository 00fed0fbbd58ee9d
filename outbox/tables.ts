import type { Generated, Kysely } from 'kysely'

import type { Database } from '#storage/database.ts'

/** What waits for the panel, and marks of what has arrived. Times are milliseconds since the epoch. */
export type OutboxTables = {
  outbox_entries: {
    key: string
    kind: 'application' | 'message'
    /** `held`: it is in moderation. `over`: only its photos are left, and they are being deleted. */
    status: 'waiting' | 'held' | 'refused' | 'over'
    /** JSON: fields of an application, or a message. */
    payload: string
    /** JSON: paths in the media store, in the order of the form's slots. */
    photos: string
    received_at: number
    tries: number
    tried_at: number | null
    /** Not tried before; waiting for the panel as a whole does not stand here. */
    due_at: number
    lease_owner: string | null
    leased_until: number | null
    /** What the last try brought, in a few words without anything of the entry. */
    reason: string | null
    alarmed_at: number | null
    /** Which media store has its photos. Null: it has none, or an earlier version or `outbox resend` left that open. */
    store: Generated<string | null>
  }
  outbox_marks: {
    key: string
    panel_id: string
    arrived_at: number
    /** What the panel answered, without anything of the entry; null where nothing is left, or an earlier version took it there. */
    reply: Generated<string | null>
    /** Which privacy text was agreed to, and when: null for a message. Never a name. */
    privacy_version: Generated<string | null>
    agreed_at: Generated<number | null>
  }
}

export type Rows = Kysely<OutboxTables>

export function rowsOf({ kysely }: Database): Rows {
  return kysely.$extendTables<OutboxTables>()
}
