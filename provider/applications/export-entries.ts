import { join } from 'node:path'

import { toCsv } from '#agency/csv.ts'
import { photoSlots } from '#contract/panel/entries.ts'
import type { Database } from '#storage/database.ts'
import { writeDurably } from '#storage/durable-file.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { rowsOf } from '../service/tables.ts'
import { columnNames, columnsOf, type TalentNames } from './columns.ts'
import type { StoredEntry } from './entry.ts'
import { type StoredPhoto, numberOfSlot } from './photos.ts'
import { findEntries, findTalentNames } from './queries.ts'

type ExportOptions = {
  database: Database
  media: MediaStore
  /** Created if missing; files of the same names are replaced. */
  folder: string
  withPhotos: boolean
  /** Ends the export before its next photo. */
  signal: AbortSignal
}

/** The outcome of an export; `missing` are the names of photos that the media store no longer has. */
type EntryExport = { entries: number; photos: number; missing: string[] }

export const CSV_NAME = 'applications.csv'

/** Writes all entries into a folder, readable only by this user: a table, and photos named by reference and slot. */
export async function exportEntries(options: ExportOptions): Promise<EntryExport> {
  const { database, media, folder, withPhotos, signal } = options
  const rows = rowsOf(database)
  const entries = await findEntries(rows)
  const files = entries.flatMap((entry) =>
    entry.photos.map((photo) => ({ name: photoName(entry, photo), path: photo.path })),
  )
  const missing: string[] = []
  for (const { name, path } of withPhotos ? files : []) {
    signal.throwIfAborted()
    const isThere = await copyPhoto(media, path, join(folder, name))
    if (!isThere) missing.push(name)
  }
  await writeDurably(join(folder, CSV_NAME), toCsv(tableOf(entries, await findTalentNames(rows))))
  const photos = withPhotos ? files.length - missing.length : 0
  return { entries: entries.length, photos, missing }
}

function tableOf(entries: readonly StoredEntry[], names: TalentNames): string[][] {
  const head = [...columnNames, ...photoSlots.map((slot) => `Photo ${numberOfSlot(slot)}`)]
  return [head, ...entries.map((entry) => rowOf(entry, names))]
}

function rowOf(entry: StoredEntry, names: TalentNames): string[] {
  const columns = columnsOf(entry, names)
  const photos = photoSlots.map((slot) => entry.photos.find((photo) => photo.slot === slot))
  return [
    ...columnNames.map((name) => columns.get(name) ?? ''),
    ...photos.map((photo) => (photo === undefined ? '' : photoName(entry, photo))),
  ]
}

/** A photo's name in an export. Its extension is that of the stored file, which follows from the content. */
export function photoName({ id }: StoredEntry, { slot, path }: StoredPhoto): string {
  return `${id}-${numberOfSlot(slot)}${path.slice(path.lastIndexOf('.'))}`
}

async function copyPhoto(media: MediaStore, path: string, to: string): Promise<boolean> {
  const found = await media.get(path)
  if (found === null || found.part === null) return false
  await writeDurably(to, found.body)
  return true
}
