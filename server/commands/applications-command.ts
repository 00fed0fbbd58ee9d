import { resolve } from 'node:path'

import { dayOf } from '#agency/calendar-day.ts'
import { migrateOutbox } from '#outbox/migrations.ts'
import { countEntries, listEntries } from '#outbox/operating.ts'
import { rowsOf as outboxRowsOf } from '#outbox/tables.ts'
import { columnsOf } from '#provider/applications/columns.ts'
import type { StoredEntry } from '#provider/applications/entry.ts'
import { CSV_NAME, exportEntries, photoName } from '#provider/applications/export-entries.ts'
import { findEntries, findEntry, findTalentNames } from '#provider/applications/queries.ts'
import { forgetEntries } from '#provider/applications/upkeep.ts'
import { rowsOf } from '#provider/service/tables.ts'

import { applicationsTable, isFoundBy } from './applications-list.ts'
import { prepareDataFolder } from '../environment/data-folder.ts'
import {
  namingSetting,
  openProviderStorage,
  type ProviderStorage,
} from '../composition/embedded-provider.ts'
import { readAgencySettings } from '../environment/env.ts'
import { ConfigurationError, StartError, UsageError } from '../environment/exit.ts'
import { countOf, printable } from '../reports/printable.ts'

const USAGE = [
  'Usage: npm run agency -- applications list [<word> …]',
  '       npm run agency -- applications show <reference>',
  '       npm run agency -- applications export [--csv] <folder>',
  '       npm run agency -- applications delete <reference>',
].join('\n')

type Task = (storage: ProviderStorage, interruption: AbortSignal) => Promise<string>

/** `applications`: the entries at the embedded provider, applications and messages alike; may run while the site runs. */
export async function runApplications(
  words: readonly string[],
  interruption: AbortSignal,
): Promise<void> {
  const task = taskOf(words)
  const settings = readAgencySettings()
  if (settings.services.kind === 'remote') {
    throw new ConfigurationError(
      'Applications are with the panel that PANEL_URL names: look for them there. This command is for the embedded provider. Entries that the panel has not accepted yet: npm run agency -- outbox list.',
    )
  }
  await prepareDataFolder(settings.dataDir)
  await using storage = await openProviderStorage(settings)
  process.stdout.write(await task(storage, interruption))
}

function taskOf([command, ...words]: readonly string[]): Task {
  const [word, ...rest] = words.filter((each) => command !== 'export' || each !== '--csv')
  if (command === 'list') return (storage) => list(storage, words)
  if (word !== undefined && rest.length === 0) {
    if (command === 'show') return (storage) => show(storage, word)
    if (command === 'delete') return (storage) => remove(storage, word)
    if (command === 'export') {
      return (storage, signal) => exportTo(storage, word, !words.includes('--csv'), signal)
    }
  }
  throw new UsageError(USAGE)
}

async function list({ database }: ProviderStorage, words: readonly string[]): Promise<string> {
  const entries = (await findEntries(rowsOf(database))).filter((each) => isFoundBy(words, each))
  const table = applicationsTable(entries, dayOf(new Date()))
  return `${table}${countOf(entries.length, 'entry', 'entries')}.\n${await describeOutbox(database)}`
}

/** Counts the entries in the outbox, which would go unnoticed otherwise: a held entry waits for the agency to release it. */
async function describeOutbox(database: ProviderStorage['database']): Promise<string> {
  await namingSetting('DATABASE_URL', migrateOutbox(database))
  const counts = await countEntries(outboxRowsOf(database))
  const counted = (['held', 'refused', 'waiting'] as const).flatMap((status) => {
    const count = counts.get(status)
    return count === undefined ? [] : [`${count} ${status}`]
  })
  if (counted.length === 0) return ''
  return `Not here yet, but in the outbox: ${counted.join(', ')}. See them with: npm run agency -- outbox list\n`
}

async function show({ database }: ProviderStorage, reference: string): Promise<string> {
  const entry = await find(database, reference)
  const names = await findTalentNames(rowsOf(database))
  const lines = [...columnsOf(entry, names)].map(([name, text]) => `${name}: ${printable(text)}\n`)
  const photos = entry.photos.map((photo) => `${photoName(entry, photo)}\n`)
  const after = photos.length === 0 ? '' : `Photos, as an export names them:\n${photos.join('')}`
  return lines.join('') + after
}

async function exportTo(
  storage: ProviderStorage,
  folder: string,
  withPhotos: boolean,
  signal: AbortSignal,
) {
  const { entries, photos, missing } = await exportEntries({
    ...storage,
    folder: resolve(folder),
    withPhotos,
    signal,
  })
  if (missing.length > 0) process.exitCode = 1
  const problems = missing.map((name) => `${name}: the photo is no longer in MEDIA_STORAGE\n`)
  const of = withPhotos ? ` and ${countOf(photos, 'photo', 'photos')}` : ''
  return `${problems.join('')}${countOf(entries, 'entry', 'entries')}${of} in ${resolve(folder, CSV_NAME)}.\n`
}

async function remove(storage: ProviderStorage, reference: string): Promise<string> {
  const { id } = await find(storage.database, reference)
  await forgetEntries(storage, [id], await storage.database.now())
  return `${id} is deleted, with its photos.\n`
}

async function find(
  database: ProviderStorage['database'],
  reference: string,
): Promise<StoredEntry> {
  const id = reference.trim().toLowerCase()
  const entry = await findEntry(rowsOf(database), id)
  if (entry === null) {
    const none = `There is no application with the reference ${reference}`
    throw new StartError(
      (await isInOutbox(database, id))
        ? `${none} here yet: it is in the outbox. See it, or delete it, with: npm run agency -- outbox show|drop ${reference}`
        : `${none}.`,
    )
  }
  return entry
}

async function isInOutbox(database: ProviderStorage['database'], id: string): Promise<boolean> {
  await namingSetting('DATABASE_URL', migrateOutbox(database))
  const entries = await listEntries(outboxRowsOf(database))
  return entries.some(({ key }) => key === id)
}
