import { ageOn } from '#agency/calendar-day.ts'
import { columnsOf } from '#provider/applications/columns.ts'
import type { StoredEntry } from '#provider/applications/entry.ts'

import { printableLine } from '../reports/printable.ts'

/** A line of the list: an entry's cells, safe for a terminal. */
type Row = readonly string[]

const head: Row = ['Received', 'Kind', 'Reference', 'Name', 'Age', 'Town']
const MAX_CELL_WIDTH = 40

/** The entries as a table with a header, in the given order; an empty text without entries. `today`: yyyy-MM-dd. */
export function applicationsTable(entries: readonly StoredEntry[], today: string): string {
  if (entries.length === 0) return ''
  const rows = [head, ...entries.map((entry) => rowOf(entry, today))]
  const widths = head.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))))
  const lineOf = (row: Row) =>
    row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))).join('  ')
  return rows.map((row) => `${lineOf(row).trimEnd()}\n`).join('')
}

/** Whether the entry's names, town, e-mail or reference contain each word, ignoring accents and case. */
export function isFoundBy(words: readonly string[], entry: StoredEntry): boolean {
  const columns = columnsOf(entry, new Map())
  const searched = ['Full name', 'Name', 'Guardian', 'City', 'E-mail', 'Reference']
  const text = searched.map((name) => fold(columns.get(name) ?? '')).join('\n')
  return words.every((word) => text.includes(fold(word)))
}

function rowOf(entry: StoredEntry, today: string): Row {
  const columns = columnsOf(entry, new Map()) // without talents' names: a line has no room for them
  const born = columns.get('Born')
  return [
    entry.receivedAt.slice(0, 16).replace('T', ' '),
    columns.get('Kind') ?? '',
    entry.id,
    cellOf(columns.get('Full name') ?? columns.get('Name')),
    born === undefined ? '' : String(ageOn(today, born)),
    cellOf(columns.get('City')),
  ]
}

const segmenter = new Intl.Segmenter()

function cellOf(text = ''): string {
  const signs = Array.from(segmenter.segment(printableLine(text)), ({ segment }) => segment)
  return signs.length <= MAX_CELL_WIDTH
    ? signs.join('')
    : `${signs.slice(0, MAX_CELL_WIDTH - 1).join('')}…`
}

function widthOf(cell: string): number {
  return Array.from(segmenter.segment(cell)).length
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
