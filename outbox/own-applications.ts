import type { ContactCorrection } from '#agency/application.ts'
import type { Clock, Database } from '#storage/database.ts'

import type { Cleanup } from './cleanup.ts'
import type { Entries, StoredEntry } from './entries.ts'
import type { Report } from './events.ts'
import { findMark, type Mark } from './operating.ts'
import type {
  ApplicationState,
  Correction,
  Outbox,
  OwnApplications,
  PanelEntries,
} from './outbox.ts'
import { correctionRequest } from './panel-requests.ts'
import { readApplication, readPaths, writeApplication } from './payload.ts'
import type { ReceiptSecrets } from './receipt-secrets.ts'
import { type Rows, rowsOf } from './tables.ts'
import { wasTried, withdrawEntry } from './withdrawal.ts'

type OwnApplicationsOptions = {
  database: Database
  entries: Entries
  cleanup: Cleanup
  secrets: ReceiptSecrets
  /** Null if the panel is elsewhere. */
  panelEntries: PanelEntries | null
  agencyEmail: string
  acceptance: Pick<Outbox, 'submitMessage'>
  /** Called when a request to the panel waits. */
  wake: () => void
  report: Report
  now: Clock
}

/** Finds, corrects and withdraws applications wherever they are. */
export function createOwnApplications(options: OwnApplicationsOptions): OwnApplications {
  const { database, entries, cleanup, secrets, panelEntries, agencyEmail } = options
  const rows = rowsOf(database)
  const find = createFind(rows, options)

  async function correct(
    reference: string,
    correction: ContactCorrection,
    key: string,
  ): Promise<Correction> {
    const { status } = await find(reference)
    if (status === 'withdrawn' || status === 'missing') return { status: 'missing' }
    const entry = status === 'waiting' ? await entries.find(reference) : null
    if (entry !== null && (await isNowhereElse(entry))) {
      if (await correctWaiting(rows, entry, correction)) return { status: 'corrected' }
    }
    if (panelEntries !== null) {
      const isCorrected = await panelEntries.correct(reference, correction)
      return { status: isCorrected ? 'corrected' : 'unavailable' } // unavailable: it is arriving just now
    }
    const message = correctionRequest({ agencyEmail, reference, ...correction })
    const submission = await options.acceptance.submitMessage({ key, message, about: reference })
    return { status: submission.status === 'received' ? 'asked' : 'unavailable' }
  }

  /** The panel may have what was sent, even if no answer came, and would refuse the same key with other content. */
  async function isNowhereElse(entry: StoredEntry): Promise<boolean> {
    return !wasTried(entry) || (await panelEntries?.find(entry.key)) === null
  }

  async function withdraw(reference: string) {
    if ((await find(reference)).status === 'missing') return
    await panelEntries?.forget(reference) // first: what is being sent just now can then no longer arrive
    const mustAskPanel = panelEntries === null
    const how = { now: await options.now(), mustAskPanel, agencyEmail }
    const isFirst = await withdrawEntry(rows, reference, how)
    if (isFirst) options.report({ kind: 'entry-withdrawn', reference })
    await cleanup.clear({ key: reference })
    await cleanup.finish()
    options.wake()
  }

  return { ...secrets, find, correct, withdraw }
}

function createFind(
  rows: Rows,
  { entries, panelEntries }: Pick<OwnApplicationsOptions, 'entries' | 'panelEntries'>,
) {
  async function withdrawn({ withdrawn_at: at, asked_key: asked }: Mark) {
    if (asked === null) return { status: 'withdrawn', at: at ?? 0, asked: 'not-needed' } as const
    const request = await entries.find(asked)
    const hasArrived = request === null || request.status === 'over'
    return { status: 'withdrawn', at: at ?? 0, asked: hasArrived ? 'arrived' : 'waiting' } as const
  }

  return async (reference: string): Promise<ApplicationState> => {
    const entry = await entries.find(reference) // before the mark, which is written before an arrived entry is deleted
    const mark = await findMark(rows, reference)
    if (mark !== null && mark.withdrawn_at !== null) return withdrawn(mark)
    if (entry?.kind === 'application' && entry.status !== 'over') {
      return waiting(entry, panelEntries === null && wasTried(entry))
    }
    if (panelEntries === null) {
      if (mark === null) return { status: 'missing' }
      return { status: 'delivered', at: mark.arrived_at, application: null }
    }
    const found = await panelEntries.find(reference)
    if (found === null) return { status: 'missing' }
    if ('goneAt' in found) return { status: 'withdrawn', at: found.goneAt, asked: 'not-needed' }
    return { status: 'delivered', at: mark?.arrived_at ?? found.receivedAt, application: found }
  }
}

function waiting(
  { payload, photos, received_at: receivedAt }: StoredEntry,
  mayBeElsewhere: boolean,
): ApplicationState {
  const read = readApplication(payload)
  if (read === null) return { status: 'waiting', mayBeElsewhere, application: null }
  const guardian = read.consent?.guardian ?? null
  const application = {
    fields: read.fields,
    guardian,
    photos: readPaths(photos).length,
    receivedAt,
  }
  return { status: 'waiting', mayBeElsewhere, application }
}

/** Corrects an application where it waits; false if it has been tried meanwhile, or is being sent. */
async function correctWaiting(
  rows: Rows,
  entry: StoredEntry,
  { email, phone }: ContactCorrection,
): Promise<boolean> {
  const read = readApplication(entry.payload)
  if (read === null) return false
  const { fields } = read
  const corrected = { ...fields, email: email ?? fields.email, phone: phone ?? fields.phone }
  const { numUpdatedRows } = await rows
    .updateTable('outbox_entries')
    .set({ payload: writeApplication({ ...read, fields: corrected }) })
    .where('key', '=', entry.key)
    .where('status', '!=', 'over')
    .where('payload', '=', entry.payload)
    .where('lease_owner', 'is', null)
    .where('tried_at', entry.tried_at === null ? 'is' : '=', entry.tried_at)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
