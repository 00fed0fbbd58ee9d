import { resolve } from 'node:path'

import { importFolder } from '#provider/agency-folder/import-folder.ts'

import { runApplications } from './applications-command.ts'
import { prepareDataFolder } from './data-folder.ts'
import { openProviderStorage } from './embedded-provider.ts'
import { readAgencySettings } from './env.ts'
import { runCommand, UsageError } from './exit.ts'
import { loadIdentity } from './identity.ts'
import { describeImport } from './import-report.ts'
import { runOutbox } from './outbox-command.ts'
import { createProgress } from './progress.ts'

const USAGE = [
  'Usage: npm run agency -- import <folder>',
  '       npm run agency -- applications list|show|export|delete',
  '       npm run agency -- outbox list|resend|drop',
].join('\n')

// `npm run agency`: what an agency does with its data; it may be done while the site runs
await runCommand(async () => {
  const [command, ...words] = process.argv.slice(2)
  if (command === 'import') await importAgency(words)
  else if (command === 'applications') await runApplications(words)
  else if (command === 'outbox') await runOutbox(words)
  else throw new UsageError(USAGE)
})

async function importAgency([folder, ...rest]: readonly string[]) {
  if (folder === undefined || rest.length > 0) throw new UsageError(USAGE)
  const settings = readAgencySettings()
  const { boards } = await loadIdentity(settings.agencyConfig)
  await prepareDataFolder(settings.dataDir)
  const storage = await openProviderStorage(settings)
  const onProgress = createProgress('Importing')
  const report = await importFolder({ ...storage, folder: resolve(folder), boards, onProgress })
  await storage.close()
  process.stdout.write(describeImport(report))
  if (report.status === 'unreadable') process.exitCode = 1
}
