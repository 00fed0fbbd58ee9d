import { resolve } from 'node:path'

import { checkFolder } from '#provider/agency-folder/check-folder.ts'
import { importFolder } from '#provider/agency-folder/import-folder.ts'

import { prepareDataFolder } from './data-folder.ts'
import { openProviderStorage } from './embedded-provider.ts'
import { readAgencySettings } from './env.ts'
import { exitCodes } from './exit.ts'
import { describeCheck, describeImport } from './folder-reports.ts'
import { loadIdentity } from './identity.ts'
import { createProgress } from './progress.ts'

/** Makes the embedded provider show what a folder says. */
export async function importAgency(folder: string): Promise<void> {
  const settings = readAgencySettings()
  const { boards } = await loadIdentity(settings.agencyConfig)
  await prepareDataFolder(settings.dataDir)
  const storage = await openProviderStorage(settings)
  const onProgress = createProgress('Importing')
  const report = await importFolder({ ...storage, folder: resolve(folder), boards, onProgress })
  await storage.close()
  process.stdout.write(describeImport(report))
  if (report.status === 'unreadable') process.exitCode = exitCodes.failed
}

/** Tells what an import would have to say of a folder. Neither database nor media are even opened. */
export async function checkAgency(folder: string): Promise<void> {
  const { boards } = await loadIdentity(readAgencySettings().agencyConfig)
  const onProgress = createProgress('Checking')
  const report = await checkFolder({ folder: resolve(folder), boards, onProgress })
  process.stdout.write(describeCheck(report))
  if (report.problems.length > 0) process.exitCode = exitCodes.failed
}
