import { resolve } from 'node:path'

import { importFolder } from '#provider/agency-folder/import-folder.ts'

import { prepareDataFolder } from './data-folder.ts'
import { openProviderStorage } from './embedded-provider.ts'
import { readSettings } from './env.ts'
import { runCommand, UsageError } from './exit.ts'
import { loadIdentity } from './identity.ts'
import { describeImport } from './import-report.ts'
import { createProgress } from './progress.ts'

const USAGE = 'Usage: npm run agency -- import <folder>'

// `npm run agency`: what an agency does with the embedded provider's data; it may be done while the site runs
await runCommand(async () => {
  const [command, folder, ...rest] = process.argv.slice(2)
  if (command !== 'import' || folder === undefined || rest.length > 0) throw new UsageError(USAGE)
  await importAgency(resolve(folder))
})

async function importAgency(folder: string) {
  const settings = readSettings()
  const { boards } = await loadIdentity(settings.agencyConfig)
  await prepareDataFolder(settings.dataDir)
  const storage = await openProviderStorage(settings)
  const onProgress = createProgress('Importing')
  const report = await importFolder({ ...storage, folder, boards, onProgress })
  await storage.close()
  process.stdout.write(describeImport(report))
  if (report.status === 'unreadable') process.exitCode = 1
}
