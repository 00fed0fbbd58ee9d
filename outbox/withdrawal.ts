import { randomUUID } from 'node:crypto'

import { transact } from '#storage/transact.ts'

import { hasArrived } from './operating.ts'
import { emptied, type StoredEntry } from './entries.ts'
import { payloadsAbout } from './payload.ts'
import { deletionRequest } from './panel-requests.ts'
import type { Rows } from './tables.ts'

type Withdrawing = {
  now: number
  /** Whether a panel elsewhere must be asked to delete what it may have; false if the panel is in this process. */
  mustAskPanel: boolean
  /** The address in the request's sender field: the agency's own. */
  agencyEmail: string
}

/**
 * Ends an application in one transaction: its row is emptied, its mark says so, and the request to the panel waits in the outbox.
 * A process that is sending the application meanwhile changes nothing of that, as its row is over. False if it was withdrawn before.
 */
export function withdrawEntry(rows: Rows, key: string, how: Withdrawing): Promise<boolean> {
  return transact(rows, async (change) => {
    const mark = await markWithdrawn(change, key, how.now) // first, as an arrival locks the mark first
    if (mark === null) return false
    const mayHaveArrived = await endEntry(change, key)
    await endCorrections(change, key)
    if (!how.mustAskPanel || !(mayHaveArrived || hasArrived(mark))) return true
    const asked_key = randomUUID()
    await change.updateTable('outbox_marks').set({ asked_key }).where('key', '=', key).execute()
    await insertRequest(change, asked_key, { ...how, reference: key, panelId: mark.panel_id })
    return true
  })
}

/** Null if it was withdrawn before. */
async function markWithdrawn(change: Rows, key: string, now: number) {
  const marks = change
    .insertInto('outbox_marks')
    .values({ key, panel_id: '', arrived_at: now, withdrawn_at: now })
  const marked = marks.onConflict((conflict) =>
    conflict
      .column('key')
      .doUpdateSet({ withdrawn_at: now })
      .where('outbox_marks.withdrawn_at', 'is', null),
  )
  const returned = marked.returning(['panel_id', 'arrived_at', 'withdrawn_at'])
  return (await returned.executeTakeFirst()) ?? null
}

/** Empties the messages about an application that have not arrived. */
async function endCorrections(change: Rows, application: string): Promise<void> {
  const messages = change.updateTable('outbox_entries').where('kind', '=', 'message')
  const waiting = messages.where('status', '!=', 'over')
  await waiting.set(emptied).where('payload', 'like', payloadsAbout(application)).execute()
}

/** Empties the row. Whether the application was ever sent: then the panel may have it even if its answer was lost. */
async function endEntry(change: Rows, key: string): Promise<boolean> {
  const before = await change
    .selectFrom('outbox_entries')
    .select('reason')
    .where('key', '=', key)
    .executeTakeFirst()
  const entry = change.updateTable('outbox_entries').where('key', '=', key)
  const ended = await entry
    .set(emptied)
    .where('status', '!=', 'over')
    .returning(['lease_owner', 'tried_at'])
    .executeTakeFirst()
  return ended !== undefined && wasTried({ ...ended, reason: before?.reason ?? null })
}

/** Whether an entry was ever sent, or is being sent. `outbox resend` forgets the time of the last try, but not its reason. */
export function wasTried(entry: Pick<StoredEntry, 'lease_owner' | 'tried_at' | 'reason'>): boolean {
  return entry.lease_owner !== null || entry.tried_at !== null || entry.reason !== null
}

type Request = Withdrawing & { reference: string; panelId: string }

/** No quota holds it up: there is at most one for each application. */
async function insertRequest(change: Rows, key: string, { now, ...request }: Request) {
  const payload = JSON.stringify(deletionRequest(request))
  const row = { key, kind: 'message', status: 'waiting', payload, photos: '[]', tries: 0 } as const
  await change
    .insertInto('outbox_entries')
    .values({ ...row, received_at: now, due_at: now })
    .execute()
}
