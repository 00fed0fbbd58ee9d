import { mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { migrateOutbox } from '#outbox/migrations.ts'
import { migrateProvider } from '#provider/migrations.ts'
import { codeOf } from '#storage/storage-error.ts'
import { lockFile } from '#storage/lock-file.ts'

import { LIST_NAME } from '../backup/backup-folder.ts'
import { restoreBackup, type RestoreReport } from '../backup/restore-backup.ts'
import { migrateAll } from '../backup/tables.ts'
import { type BackupReport, reasonNotToReplace, writeBackup } from '../backup/write-backup.ts'
import { namingSetting, openRows } from '../composition/embedded-provider.ts'
import { prepareDataFolder, takeDataFolder } from '../environment/data-folder.ts'
import { readAgencySettings } from '../environment/env.ts'
import { exitCodes, StartError } from '../environment/exit.ts'
import { countOf, inLines } from '../reports/printable.ts'
import { createProgress } from '../reports/progress.ts'
import { stoppingAt } from './interruption.ts'

const LOCK_NAME = '.lock'

/** `backup`: writes a backup of the site to a folder, or brings an earlier one up to date; may run while the site runs. */
export async function backUp(name: string, interruption: AbortSignal): Promise<void> {
  const folder = resolve(name)
  const settings = readAgencySettings()
  await prepareDataFolder(settings.dataDir)
  using _ = await takeBackupFolder(folder) // locked until the end
  await using storage = await openRows(settings)
  const { database, media } = storage
  const isEmbedded = settings.services.kind === 'embedded'
  await namingSetting('DATABASE_URL', migrateOutbox(database))
  if (isEmbedded) await namingSetting('DATABASE_URL', migrateProvider(database))
  const reason = await reasonNotToReplace({ database, media, folder, isEmbedded })
  if (reason !== null) throw new StartError(reason)
  const onProgress = stoppingAt(interruption, createProgress('Backing up'))
  const report = await namingFullDisk(folder, writeBackup({ database, media, folder, onProgress }))
  process.stdout.write(describeBackup(report, folder))
  if (report.missing.length + report.damaged.length > 0) process.exitCode = exitCodes.failed
}

/** `restore`: restores a backup into an empty site that does not run. `later`: a later backup, of which the deletions are taken. */
export async function restore(
  name: string,
  later: string | null,
  interruption: AbortSignal,
): Promise<void> {
  const settings = readAgencySettings()
  await prepareDataFolder(settings.dataDir)
  takeDataFolder(settings.dataDir)
  await using storage = await openRows(settings)
  const { database, media } = storage
  await namingSetting('DATABASE_URL', migrateAll(database))
  const restoring = restoreBackup({
    database,
    media,
    folder: resolve(name),
    laterFolder: later === null ? null : resolve(later),
    dataDir: settings.dataDir,
    onCheck: stoppingAt(interruption, createProgress('Checking')),
    onRestore: stoppingAt(interruption, createProgress('Restoring')),
  })
  const report = await namingFullDisk('DATA_DIR or MEDIA_STORAGE', restoring)
  if (report.status === 'refused') throw new StartError(report.reason)
  process.stdout.write(describeRestore(report))
  if (report.missing.length > 0) process.exitCode = exitCodes.failed
}

/**
 * Creates the folder, or finds the one of an earlier backup, and locks it for this process.
 *
 * @throws StartError with one sentence if it is another folder, or in use.
 */
async function takeBackupFolder(folder: string) {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (codeOf(error) === 'ENOENT') return []
    throw new StartError(`${folder} cannot be read as a folder (${codeOf(error)}).`, {
      cause: error,
    })
  })
  const isOurs = names.length === 0 || names.includes(LIST_NAME) || names.includes(LOCK_NAME)
  if (!isOurs) {
    throw new StartError(
      `${folder} is neither empty nor the folder of an earlier backup: choose another one.`,
    )
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartError(`${folder} cannot be created (${codeOf(error)}).`, { cause: error })
  }
  const lock = lockFile(join(folder, LOCK_NAME))
  if (lock === null) throw new StartError(`Another backup is being written to ${folder}.`)
  return lock
}

const SQLITE_FULL = 13

async function namingFullDisk<T>(place: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const isFull =
      codeOf(error) === 'ENOSPC' ||
      (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_FULL)
    if (!isFull) throw error
    throw new StartError(`The disk of ${place} is full: make room and run the command again.`, {
      cause: error,
    })
  }
}

/** The report of a backup, for a terminal: a line per medium that is not as it should be, then the counts. */
function describeBackup(report: BackupReport, folder: string): string {
  const { files, added, missing, damaged, elsewhere } = report
  const others = `warning: photos of ${countOf(elsewhere, 'entry', 'entries')} are in the media store of another site: back that site up, too`
  return inLines([
    ...missing.map((path) => `${path}: is no longer in MEDIA_STORAGE`),
    ...damaged.map((path) => `${path}: is damaged in MEDIA_STORAGE`),
    ...(elsewhere === 0 ? [] : [others]),
    `The database and ${countOf(files, 'file', 'files')} in ${folder}, ${added} of them new.`,
  ])
}

/** The report of a restored backup. */
function describeRestore(report: Restored): string {
  const { files, missing, ended } = report
  const gone = `${countOf(ended, 'entry', 'entries')} had ended by the later backup and stayed away.`
  return inLines([
    ...missing.map((path) => `${path}: is not in the backup`),
    `The database and ${countOf(files, 'file', 'files')} are restored.`,
    ...(ended === 0 ? [] : [gone]),
  ])
}

type Restored = Extract<RestoreReport, { status: 'restored' }>
