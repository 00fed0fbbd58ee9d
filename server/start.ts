import { join } from 'node:path'

import type { ServerBuild } from 'react-router'

import { prepareDataFolder } from './data-folder.ts'
import { readSettings } from './env.ts'
import { runCommand } from './exit.ts'
import { staticFiles } from './http/static-files.ts'
import { closeOnSignal, listen } from './listen.ts'
import { createLog } from './log.ts'
import { openSite } from './site.ts'

// `npm start`: the entry of the server's build; the browser's files lie beside it
await runCommand(async () => {
  const settings = readSettings()
  await prepareDataFolder(settings.dataDir)
  const site = await openSite({
    settings,
    log: createLog(settings.logLevel),
    build: await loadBuild(),
    staticFiles: await staticFiles(join(import.meta.dirname, '../client')),
  })
  const { server, port } = await listen(site.fetch, settings)
  closeOnSignal(server, site.close)
  process.stderr.write(`${site.brand} is at http://localhost:${port}\n`)
})

/** The pages as they were built. What is undefined there is left out: the handler's type knows absence only. */
async function loadBuild(): Promise<ServerBuild> {
  const {
    basename,
    unstable_getCriticalCss: _,
    allowedActionOrigins,
    ...build
  } = await import('virtual:react-router/server-build')
  return {
    ...build,
    ...(basename !== undefined && { basename }),
    ...(allowedActionOrigins !== undefined && { allowedActionOrigins }),
  }
}
