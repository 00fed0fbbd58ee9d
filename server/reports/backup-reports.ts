import type { BackupReport } from '../backup/write-backup.ts'
import type { RestoreReport } from '../backup/restore-backup.ts'
import { inLines } from './printable.ts'

/** The report of a backup, for a terminal: a line per medium that is not as it should be, then the counts. */
export function describeBackup(report: BackupReport, folder: string): string {
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
export function describeRestore(report: Restored): string {
  const { files, missing, ended } = report
  const gone = `${countOf(ended, 'entry', 'entries')} had ended by the later backup and stayed away.`
  return inLines([
    ...missing.map((path) => `${path}: is not in the backup`),
    `The database and ${countOf(files, 'file', 'files')} are restored.`,
    ...(ended === 0 ? [] : [gone]),
  ])
}

type Restored = Extract<RestoreReport, { status: 'restored' }>

const countOf = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`
