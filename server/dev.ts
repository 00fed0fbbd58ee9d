import { createServer } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'

import { prepareDataFolder } from './data-folder.ts'
import { readSettings } from './env.ts'
import { runCommand } from './exit.ts'
import { createLog } from './log.ts'

// `npm run dev`: the site from its sources; pages reload as they are typed
await runCommand(async () => {
  const settings = readSettings()
  await prepareDataFolder(settings.dataDir)
  const server = createServer()
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  })
  const { openSite } = await vite.ssrLoadModule('/server/site.ts')
  const site = await openSite({
    settings,
    log: createLog(settings.logLevel),
    build: () => vite.ssrLoadModule('virtual:react-router/server-build'),
    staticFiles: async (_: unknown, next: () => Promise<void>) => next(), // Vite has them
  })
  const fetch = async (request: Request): Promise<Response> => {
    const response = await site.fetch(request)
    response.headers.delete('Content-Security-Policy') // Vite writes styles into the page
    return response
  }
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false })
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response))
  })
  server.listen(settings.port, settings.host)
  process.stderr.write(`${site.brand} is at http://localhost:${settings.port}\n`)
})
