import { createServer as createVite } from 'vite'

import { prepareDataFolder, takeDataFolder } from './environment/data-folder.ts'
import { readSettings } from './environment/env.ts'
import { runCommand } from './environment/exit.ts'
import { openServer } from './composition/listen.ts'
import { createLog } from '#delivery/log/log.ts'
import { listenerOf } from '#delivery/http/listener.ts'
import { withRequestScope } from '#delivery/http/with-request-scope.ts'
import { servePictures } from '#delivery/routes/serve-pictures.ts'
import { singleProcess } from './processes/join-cluster.ts'
import { createShutdown } from './processes/shutdown.ts'

// `npm run dev`: runs the site from its sources; pages reload as you type
await runCommand(async () => {
  const settings = readSettings()
  const log = createLog(settings.logLevel)
  const shutdown = createShutdown({ log, delayMs: settings.shutdownDelayMs })
  await prepareDataFolder(settings.dataDir)
  takeDataFolder(settings.dataDir)
  const server = await openServer(settings, log)
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true } })
  const { openSite } = await vite.ssrLoadModule('/server/composition/site.ts')
  const site = await openSite({
    settings,
    log,
    cluster: singleProcess(),
    build: () => vite.ssrLoadModule('virtual:react-router/server-build'),
    files: new Map(),
    catalogues: null,
    metrics: null,
  })
  const pages = listenerOf(async (request) => {
    const response: Response = await site.fetch(request)
    response.headers.delete('Content-Security-Policy') // Vite writes styles into the page
    return response
  })
  const answer = withRequestScope({ ...settings, log }, servePictures(site.pictures, pages))
  server.serve((request, response) => {
    vite.middlewares(request, response, () => answer(request, response))
  })
  const close = async () => {
    await vite.close()
    await site.close()
  }
  server.closeAt(shutdown, { drain: site.drain, close })
  process.stderr.write(`${site.identity.brand} is at http://localhost:${server.port}\n`)
})
