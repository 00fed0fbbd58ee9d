import type { ExpressionBuilder, Generated, Kysely } from 'kysely'

import type { Database } from '#storage/database.ts'

/** The entries that wait for the panel, and the marks of arrived ones. Times are milliseconds since the epoch. */
export type OutboxTables = {
  outbox_entries: {
    key: string
    kind: 'application' | 'message'
    /** `held`: in moderation. `over`: only its photos are left, and they are being deleted. */
    status: 'waiting' | 'held' | 'refused' | 'over'
    /** JSON: the fields of an application, or a message. */
    payload: string
    /** JSON: paths in the media store, in the order of the form's slots. */
    photos: string
    received_at: number
    tries: number
    tried_at: number | null
    /** The entry is not tried before this time. The wait while the panel accepts nothing is not stored here. */
    due_at: number
    lease_owner: string | null
    leased_until: number | null
    /** The result of the last try in a few words. */
    reason: string | null
    alarmed_at: number | null
    /** The id of the media store with its photos. Null: no photos, or unknown after an earlier version or `outbox resend`. */
    store: Generated<string | null>
  }
  outbox_marks: {
    key: string
    panel_id: string
    arrived_at: number
    /** The panel's answer, without the visitor's words; null if nothing is left, or if an earlier version sent the entry. */
    reply: Generated<string | null>
    /** The privacy text and the time of the consent; null for a message. Never a name. */
    privacy_version: Generated<string | null>
    agreed_at: Generated<number | null>
    /** When the applicant withdrew it. Its `panel_id` is empty if it was withdrawn before the panel is known to have it. */
    withdrawn_at: Generated<number | null>
    /** The key of the message that asks the panel to delete it; null if nothing had to be asked. */
    asked_key: Generated<string | null>
  }
  /** Secrets that all machines share, in base64. */
  outbox_secrets: { name: string; secret: string }
}

export type Rows = Kysely<OutboxTables>

/** Builds conditions on entries. */
export type EntryExpressions = ExpressionBuilder<OutboxTables, 'outbox_entries'>

export function rowsOf({ kysely }: Database): Rows {
  return kysely.$extendTables<OutboxTables>()
}
