import { createCleanup } from '#outbox/cleanup.ts'
import { createEntries } from '#outbox/entries.ts'
import { migrateOutbox } from '#outbox/migrations.ts'
import {
  dropEntry,
  dropInModeration,
  listEntries,
  resendEntry,
  type ListedEntry,
  timesOf,
} from '#outbox/operating.ts'
import { createWaitingPhotos } from '#outbox/photo-files.ts'
import { readStoreId } from '#outbox/store-id.ts'
import { rowsOf } from '#outbox/tables.ts'

import { prepareDataFolder } from '../environment/data-folder.ts'
import { namingSetting, openRows } from '../composition/embedded-provider.ts'
import { readAgencySettings } from '../environment/env.ts'
import { StartError, UsageError } from '../environment/exit.ts'
import { countOf } from '../reports/printable.ts'
import { lostStore } from '../reports/report-events.ts'
import { showOutboxEntry } from './show-outbox-entry.ts'

const USAGE = [
  'Usage: npm run agency -- outbox list',
  '       npm run agency -- outbox show <reference>',
  '       npm run agency -- outbox resend <reference>',
  '       npm run agency -- outbox drop <reference>…',
  '       npm run agency -- outbox drop --held',
].join('\n')

type Storage = Awaited<ReturnType<typeof openRows>>
type Task = (storage: Storage) => Promise<string>

/** `outbox`: the entries that the panel has not accepted yet; may run while the site runs. */
export async function runOutbox(words: readonly string[]): Promise<void> {
  const task = taskOf(words)
  const settings = readAgencySettings()
  await prepareDataFolder(settings.dataDir)
  await using storage = await openRows(settings)
  await namingSetting('DATABASE_URL', migrateOutbox(storage.database))
  process.stdout.write(await task(storage))
}

function taskOf([command, ...given]: readonly string[]): Task {
  const references = given.map((reference) => reference.trim().toLowerCase()) // as they are stored
  const [reference, ...rest] = references
  if (command === 'list' && reference === undefined) return list
  if (reference === undefined) throw new UsageError(USAGE)
  if (command === 'show' && rest.length === 0) return (storage) => show(storage, reference)
  if (command === 'resend' && rest.length === 0) return (storage) => resend(storage, reference)
  if (command === 'drop' && reference === '--held' && rest.length === 0) return dropAllHeld
  if (command === 'drop' && !references.includes('--held')) {
    return (storage) => dropAll(storage, references)
  }
  throw new UsageError(USAGE)
}

async function list({ database }: Storage): Promise<string> {
  const entries = await listEntries(rowsOf(database))
  return `${entries.map(lineOf).join('')}${countOf(entries.length, 'entry', 'entries')}.\n`
}

function lineOf(entry: ListedEntry): string {
  const { key, kind, status, receivedAt, tries, reason } = entry
  const time = receivedAt.toISOString().slice(0, 16).replace('T', ' ')
  const words = reason === null ? '' : `  ${reason}`
  const again = tries === 0 ? '' : `  tried ${timesOf(entry)}`
  return `${time}  ${kind.padEnd(11)}  ${key}  ${status.padEnd(7)}${again}${words}\n`
}

async function show({ database }: Storage, reference: string): Promise<string> {
  const entry = await createEntries(database, database.now).find(reference)
  const shown = await showOutboxEntry(rowsOf(database), entry, reference)
  if (shown === null) throw nothingThere(reference)
  return shown
}

async function resend({ database }: Storage, reference: string): Promise<string> {
  if (await resendEntry(rowsOf(database), reference, await database.now())) {
    return `${reference} is sent again as soon as the site runs.\n`
  }
  throw nothingThere(reference)
}

/** Deletes entries one by one: a failure is reported and does not stop the others. */
async function dropAll(storage: Storage, references: readonly string[]): Promise<string> {
  const { entries, cleanup } = await openEntries(storage)
  const failures: string[] = []
  let elsewhere = 0
  for (const reference of references) {
    const dropped = await dropEntry({ entries, cleanup }, reference)
    if (dropped === 'elsewhere') elsewhere += 1
    if (dropped === 'on-its-way') {
      failures.push(`${reference} is being sent just now: try again in a minute.`)
    }
    if (dropped === 'none') failures.push(nothingThere(reference).message)
  }
  const [first] = references
  const count = references.length - failures.length
  warnOfElsewhere(elsewhere)
  if (references.length === 1 && count === 1) {
    return elsewhere === 0 ? `${first} is deleted, with its photos.\n` : `${first} is deleted.\n`
  }
  const message = deleted(count, elsewhere)
  if (failures.length === 0) return message
  if (count > 0) process.stdout.write(message)
  throw new StartError(failures.join('\n'))
}

async function dropAllHeld(storage: Storage): Promise<string> {
  const opened = await openEntries(storage)
  const { count, elsewhere } = await dropInModeration({ rows: rowsOf(storage.database), ...opened })
  warnOfElsewhere(elsewhere)
  return deleted(count, elsewhere)
}

function deleted(count: number, elsewhere: number): string {
  return `${countOf(count, 'entry', 'entries')} deleted${elsewhere === 0 ? ', with their photos' : ''}.\n`
}

function warnOfElsewhere(entries: number) {
  if (entries === 0) return
  warn(
    `Photos of ${countOf(entries, 'entry', 'entries')} are in another store: the site that has it deletes them. If no site has it any more, they stay until the retention period ends.`,
  )
}

function warn(words: string) {
  process.stderr.write(`warning: ${words}\n`)
}

/** @throws StartError if the store has just been named, so that the operator reads the warning before anything is deleted. */
async function openEntries({ database, media }: Storage) {
  let isNewName = false
  const report = () => {
    isNewName = true
  }
  const store = await readStoreId({ database, media, report })
  if (isNewName)
    throw new StartError(
      `${lostStore}. Nothing was deleted: run the command again to delete all the same.`,
    )
  const entries = createEntries(database, database.now, store)
  const photos = createWaitingPhotos(media, database.now)
  return { entries, cleanup: createCleanup({ database, entries, photos }) }
}

function nothingThere(reference: string): StartError {
  return new StartError(
    `No entry with the reference ${reference} is waiting: it has arrived, was deleted or withdrawn, or was never received.`,
  )
}
