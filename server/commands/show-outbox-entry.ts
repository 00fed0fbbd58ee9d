import type { StoredEntry } from '#outbox/entries.ts'
import { findMark, hasArrived, type Mark, timesOf } from '#outbox/operating.ts'
import { readApplication, readMessage, readPaths } from '#outbox/payload.ts'
import type { Rows } from '#outbox/tables.ts'
import { applicantColumns, consentColumns, messageColumns } from '#provider/applications/columns.ts'

import { printable } from '../reports/printable.ts'

type Line = readonly [name: string, text: string | number | null]

/** The waiting entry with a reference, or the mark of an entry that has arrived, line by line; null if there is neither. */
export async function showOutboxEntry(
  rows: Rows,
  entry: StoredEntry | null,
  reference: string,
): Promise<string | null> {
  if (entry !== null && entry.status !== 'over') return written(linesOfEntry(entry))
  const mark = await findMark(rows, reference)
  return mark === null ? null : written(linesOfMark(mark))
}

function written(lines: readonly Line[]): string {
  return lines
    .filter(([, text]) => text !== null && text !== '')
    .map(([name, text]) => `${name}: ${printable(String(text))}\n`)
    .join('')
}

function linesOfEntry(entry: StoredEntry): Line[] {
  return [
    ['Reference', entry.key],
    ['Kind', entry.kind],
    ['Status', entry.status],
    ['Received', isoTime(entry.received_at)],
    ['Tried', entry.tries === 0 ? null : timesOf(entry)],
    ['Reason', entry.reason],
    ...linesOfPayload(entry),
    ['Photos', readPaths(entry.photos).length || null],
  ]
}

function linesOfPayload({ kind, payload }: StoredEntry): readonly Line[] {
  if (kind === 'message') {
    const message = readMessage(payload)
    return message === null ? damaged : messageColumns(message, String)
  }
  const application = readApplication(payload)
  if (application === null) return damaged
  const { fields, consent } = application
  return [...applicantColumns(fields), ...consentColumns(consent ?? {})]
}

const damaged: Line[] = [['Content', 'what is kept of it is not whole any more']]

function linesOfMark(mark: Mark): Line[] {
  const { key, panel_id, reply, arrived_at, agreed_at, privacy_version, withdrawn_at } = mark
  return [
    ['Reference', key],
    ['Status', withdrawn_at === null ? 'arrived' : 'withdrawn'],
    ['Arrived', hasArrived(mark) ? isoTime(arrived_at) : null],
    ['Withdrawn', withdrawn_at === null ? null : isoTime(withdrawn_at)],
    ['Reference of the panel', panel_id],
    ['Answer of the panel', reply],
    ['Agreed', agreed_at === null ? null : isoTime(agreed_at)],
    ['Privacy text', privacy_version],
  ]
}

const isoTime = (ms: number) => new Date(ms).toISOString()
