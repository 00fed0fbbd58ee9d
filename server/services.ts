import { join } from 'node:path'

import type { AgencyIdentity } from '#agency/identity.ts'
import {
  type RunningUpstream,
  type UpstreamOptions,
  createUpstream,
} from '#upstream/create-upstream.ts'
import { inProcess } from '#upstream/in-process.ts'
import { inProcessLimits, upstreamLimits } from '#upstream/limits.ts'
import { overHttp } from '#upstream/over-http.ts'

import { createEmbeddedProvider, openProviderStorage, ownCredentials } from './embedded-provider.ts'
import type { Settings } from './env.ts'
import type { Log } from './log.ts'
import { reportUpstream } from './report-upstream.ts'

/** The agency's services, and how they are let go at the end. */
export type Services = { upstream: RunningUpstream; close: () => Promise<void> }

type ServicesOptions = Pick<UpstreamOptions, 'onGone'> & {
  settings: Settings
  identity: AgencyIdentity
  log: Log
}

/** Opens the way to both services: to the agency's own, or to the embedded provider in this process. */
export async function openServices(options: ServicesOptions): Promise<Services> {
  const { settings, identity, log, onGone } = options
  const common = {
    boards: identity.boards,
    copiesFolder: join(settings.dataDir, 'copies'),
    limits: upstreamLimits,
    report: reportUpstream(log),
    onGone,
  }
  const { services } = settings
  if (services.kind === 'embedded') return openEmbedded(options, common)

  const { panel, integration, mediaUrl } = services
  const upstream = createUpstream({
    panel: {
      ...panel,
      transport: overHttp(panel.url, upstreamLimits),
      documentTransport: overHttp(panel.url, {
        ...upstreamLimits,
        connections: upstreamLimits.documentsOpen,
      }),
    },
    integration: { ...integration, transport: overHttp(integration.url, upstreamLimits) },
    media: { transport: overHttp(mediaUrl, upstreamLimits) },
    ...common,
  })
  return { upstream, close: () => upstream.settled() }
}

type Common = Pick<UpstreamOptions, 'boards' | 'copiesFolder' | 'limits' | 'report' | 'onGone'>

async function openEmbedded({ settings, identity, log }: ServicesOptions, common: Common) {
  const credentials = ownCredentials()
  const storage = await openProviderStorage(settings)
  const provider = await createEmbeddedProvider({
    storage,
    credentials,
    identity,
    mail: settings.mail,
    log,
  })
  const { panel, integration } = credentials
  const transport = inProcess(provider.fetch)
  const upstream = createUpstream({
    panel: { salt: panel.salt, secret: panel.apiToken, transport, documentTransport: transport },
    integration: { salt: integration.salt, secret: integration.apiKey, transport },
    media: { transport: inProcess(provider.fetch, '/storage/') },
    ...common,
    limits: { ...upstreamLimits, ...inProcessLimits },
  })
  const close = async () => {
    await upstream.settled()
    await provider.close()
  }
  return { upstream, close }
}
