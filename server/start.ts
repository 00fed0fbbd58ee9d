import cluster from 'node:cluster'

import { prepareDataFolder, takeDataFolder } from './environment/data-folder.ts'
import { setProduction, readSettings } from './environment/env.ts'
import { runCommand } from './environment/exit.ts'
import { createLog, logConsole } from '#delivery/log/log.ts'
import { createShutdown } from './processes/shutdown.ts'

// `npm start`: the entry point of the server's build, and of each process if the site runs in several
setProduction()
await runCommand(async () => {
  const settings = readSettings()
  const log = createLog(settings.logLevel)
  logConsole(log)
  if (cluster.isPrimary) {
    await prepareDataFolder(settings.dataDir)
    takeDataFolder(settings.dataDir)
  }
  if (cluster.isPrimary && settings.webConcurrency > 1) {
    const { runProcesses } = await import('./processes/run-processes.ts')
    await runProcesses(settings, log)
  } else {
    const shutdown = createShutdown({ log, delayMs: settings.shutdownDelayMs })
    // imported late: React reads the environment when it is loaded, and the primary does not need the site
    const { startSite } = await import('./composition/start-site.ts')
    await startSite(settings, { log, shutdown })
  }
})
