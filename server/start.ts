import cluster from 'node:cluster'

import { prepareDataFolder, takeDataFolder } from './environment/data-folder.ts'
import { beProduction, readSettings } from './environment/env.ts'
import { runCommand } from './environment/exit.ts'
import { createLog } from '#delivery/log/log.ts'
import { createShutdown } from './processes/shutdown.ts'

// `npm start`: the entry of the server's build, and of each process of the site where there are several
beProduction()
await runCommand(async () => {
  const settings = readSettings()
  const log = createLog(settings.logLevel)
  if (cluster.isPrimary) {
    await prepareDataFolder(settings.dataDir)
    takeDataFolder(settings.dataDir)
  }
  if (cluster.isPrimary && settings.webConcurrency > 1) {
    const { runProcesses } = await import('./processes/run-processes.ts')
    runProcesses(settings, log)
  } else {
    const shutdown = createShutdown({ log })
    // only now: React decides by the environment when it is loaded, and the primary does without
    const { startSite } = await import('./composition/start-site.ts')
    await startSite(settings, { log, shutdown })
  }
})
