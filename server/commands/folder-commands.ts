import { join, resolve } from 'node:path'

import { checkFolder } from '#provider/agency-folder/check-folder.ts'
import { exportFolder } from '#provider/agency-folder/export-folder.ts'
import { IMPORT, importFolder, isAgencyImported } from '#provider/agency-folder/import-folder.ts'

import { prepareDataFolder } from '../environment/data-folder.ts'
import { openProviderStorage } from '../composition/embedded-provider.ts'
import { addressWarning } from '../composition/first-agency.ts'
import { readAgencySettings, type Settings } from '../environment/env.ts'
import { exitCodes, StartError } from '../environment/exit.ts'
import { describeCheck, describeExport, describeImport } from '../reports/folder-reports.ts'
import { loadIdentity } from '../environment/identity.ts'
import { stoppingAt } from './interruption.ts'
import { createProgress } from '../reports/progress.ts'

const notShown =
  'PANEL_URL is set: the site shows what the services there answer, and nothing of this import, which is for the embedded provider.'

/** `import`: imports an agency folder into the embedded provider. */
export async function importAgency(folder: string, interruption: AbortSignal): Promise<void> {
  const settings = readAgencySettings()
  const { warning, ...site } = await siteOf(settings)
  await prepareDataFolder(settings.dataDir)
  await using storage = await openProviderStorage(settings)
  const onProgress = stoppingAt(interruption, createProgress('Importing'))
  await using lock = await storage.database.tryLock(IMPORT)
  if (lock === null) {
    throw new StartError(
      'Nothing was imported: another import is running. Run this one again when that one has ended.',
    )
  }
  const options = { ...storage, ...site, folder: resolve(folder), onProgress, lock }
  const report = await importFolder(options)
  const elsewhere = settings.services.kind === 'remote' ? `warning: ${notShown}\n` : ''
  process.stdout.write(elsewhere + warning + describeImport(report))
  if (report.problems.length > 0) process.exitCode = exitCodes.failed
}

/** `check`: reports the problems that an import of the folder would report. Opens neither database nor media. */
export async function checkAgency(folder: string, interruption: AbortSignal): Promise<void> {
  const { warning, ...site } = await siteOf(readAgencySettings())
  const onProgress = stoppingAt(interruption, createProgress('Checking'))
  const report = await checkFolder({ ...site, folder: resolve(folder), onProgress })
  process.stdout.write(warning + describeCheck(report))
  if (report.problems.length > 0) process.exitCode = exitCodes.failed
}

/** Boards and languages of the site, and a line of warning if it lacks its address; empty if it has one. */
async function siteOf(settings: Settings) {
  const identity = await loadIdentity(settings.agencyConfig)
  const missing = addressWarning(identity, settings)
  const warning = missing === null ? '' : `warning: ${missing}\n`
  return { boards: identity.boards, languages: identity.menuLanguages, warning }
}

/** `export`: writes the embedded provider's agency to a folder that can be imported again. */
export async function exportAgency(name: string, interruption: AbortSignal): Promise<void> {
  const folder = resolve(name)
  const settings = readAgencySettings()
  await prepareDataFolder(settings.dataDir)
  await using storage = await openProviderStorage(settings)
  if (!(await isAgencyImported(storage.database))) {
    throw new StartError('There is no agency to export yet: import one, or start the site once.')
  }
  const report = await exportFolder({
    ...storage,
    folder,
    onProgress: stoppingAt(interruption, createProgress('Exporting')),
  })
  if (report.status === 'refused') {
    if (report.by !== null) {
      throw new StartError(
        `No export wrote ${join(folder, report.by)}, and this one would: move that file, or name another folder.`,
      )
    }
    throw new StartError(
      `${folder} is neither empty nor the folder of an earlier export: choose another one.`,
    )
  }
  process.stdout.write(describeExport(report, folder))
  if (report.missing.length > 0) process.exitCode = exitCodes.failed
}
