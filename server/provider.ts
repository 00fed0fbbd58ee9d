import { prepareDataFolder } from './environment/data-folder.ts'
import {
  createEmbeddedProvider,
  openEncoder,
  openProviderStorage,
} from './composition/embedded-provider.ts'
import { readProviderSettings } from './environment/env.ts'
import { runCommand } from './environment/exit.ts'
import { listenerOf } from '#delivery/http/listener.ts'
import { withRequestScope } from '#delivery/http/with-request-scope.ts'
import { loadIdentity } from './environment/identity.ts'
import { openServer } from './composition/listen.ts'
import { createLog, logConsole } from '#delivery/log/log.ts'
import { createShutdown } from './processes/shutdown.ts'
import { createSignInGuard, reportSignIns, signInLimits } from './composition/sign-in-guard.ts'

// `npm run provider`: both services standalone, over HTTP, for clients with the salts and secrets from the environment
await runCommand(async () => {
  const { settings, credentials } = readProviderSettings()
  const log = createLog(settings.logLevel)
  logConsole(log)
  const shutdown = createShutdown({ log, delayMs: settings.shutdownDelayMs })
  const identity = await loadIdentity(settings.agencyConfig)
  await prepareDataFolder(settings.dataDir)
  const server = await openServer(settings, log)
  const storage = await openProviderStorage(settings)
  const encoder = openEncoder(log)
  const provider = await createEmbeddedProvider({
    storage,
    encoder,
    credentials,
    signInGuard: createSignInGuard(signInLimits, Date.now, reportSignIns(log)),
    identity,
    settings,
    isFirst: true,
    feed: { framedBy: [settings.siteUrl] },
    log,
  })
  server.serve(withRequestScope({ ...settings, log }, listenerOf(provider.fetch)))
  server.closeAt(shutdown, {
    close: () => provider.close().finally(() => encoder.close()),
  })
  process.stderr.write(`The provider listens at http://localhost:${server.port}\n`)
})
