import { createClearing } from '#outbox/clearing.ts'
import { createEntries } from '#outbox/entries.ts'
import { migrateOutbox } from '#outbox/migrations.ts'
import { dropEntry, listEntries, resendEntry, type ListedEntry } from '#outbox/operating.ts'
import { createWaitingPhotos } from '#outbox/photos.ts'
import { rowsOf } from '#outbox/tables.ts'

import { prepareDataFolder } from './data-folder.ts'
import { openRows } from './embedded-provider.ts'
import { readAgencySettings } from './env.ts'
import { StartError, UsageError } from './exit.ts'
import { showOutboxEntry } from './show-outbox-entry.ts'

const USAGE = [
  'Usage: npm run agency -- outbox list',
  '       npm run agency -- outbox show <reference>',
  '       npm run agency -- outbox resend <reference>',
  '       npm run agency -- outbox drop <reference>',
].join('\n')

type Storage = Awaited<ReturnType<typeof openRows>>
type Task = (storage: Storage) => Promise<string>

/** What the panel has not taken yet; may be done while the site runs. */
export async function runOutbox(words: readonly string[]): Promise<void> {
  const task = taskOf(words)
  const settings = readAgencySettings()
  await prepareDataFolder(settings.dataDir)
  const storage = await openRows(settings)
  try {
    await migrateOutbox(storage.database)
    process.stdout.write(await task(storage))
  } finally {
    await storage.close()
  }
}

function taskOf([command, given, ...rest]: readonly string[]): Task {
  const reference = given?.trim().toLowerCase() // as it is kept
  if (command === 'list' && reference === undefined) return list
  if (reference !== undefined && rest.length === 0) {
    if (command === 'show') return (storage) => show(storage, reference)
    if (command === 'resend') return (storage) => resend(storage, reference)
    if (command === 'drop') return (storage) => drop(storage, reference)
  }
  throw new UsageError(USAGE)
}

async function list({ database }: Storage): Promise<string> {
  const entries = await listEntries(rowsOf(database))
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`
  return `${entries.map(lineOf).join('')}${count}.\n`
}

function lineOf({ key, kind, status, receivedAt, tries, reason }: ListedEntry): string {
  const time = receivedAt.toISOString().slice(0, 16).replace('T', ' ')
  const words = reason === null ? '' : `  ${reason}`
  const again = tries === 0 ? '' : `  tried ${tries + 1} times`
  return `${time}  ${kind.padEnd(11)}  ${key}  ${status.padEnd(7)}${again}${words}\n`
}

async function show({ database }: Storage, reference: string): Promise<string> {
  const entry = await createEntries(database, Date.now).find(reference)
  const shown = await showOutboxEntry(rowsOf(database), entry, reference)
  if (shown === null) throw nothingThere(reference)
  return shown
}

async function resend({ database }: Storage, reference: string): Promise<string> {
  if (await resendEntry(rowsOf(database), reference, Date.now())) {
    return `${reference} is sent again as soon as the site runs.\n`
  }
  throw nothingThere(reference)
}

async function drop({ database, media }: Storage, reference: string): Promise<string> {
  const entries = createEntries(database, Date.now)
  const photos = createWaitingPhotos(media, Date.now)
  const clearing = createClearing({ database, entries, photos })
  const dropped = await dropEntry({ entries, clearing }, reference)
  if (dropped === 'on-its-way') {
    throw new StartError(`${reference} is being sent just now: try again in a minute.`)
  }
  if (dropped === 'none') throw nothingThere(reference)
  return `${reference} is deleted, with its photos.\n`
}

function nothingThere(reference: string): StartError {
  return new StartError(
    `Nothing of the reference ${reference} waits: it has arrived, or never came.`,
  )
}
