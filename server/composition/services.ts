import { join } from 'node:path'

import type { AgencyIdentity } from '#agency/identity.ts'
import { ownConsentFields } from '#contract/panel/entries.ts'
import { createOutbox, type RunningOutbox } from '#outbox/create-outbox.ts'
import { migrateOutbox } from '#outbox/migrations.ts'
import type { PanelEntries } from '#outbox/outbox.ts'
import { outboxLimits } from '#outbox/outbox-limits.ts'
import { createReceiptSecrets, readReceiptKey } from '#outbox/receipt-secrets.ts'
import { readStoreId } from '#outbox/store-id.ts'
import { createOwnEntries } from '#provider/applications/own-entries.ts'
import { countFeed, type FeedOptions } from '#provider/feed/routes.ts'
import { rowsOf } from '#provider/service/tables.ts'
import {
  type RunningUpstream,
  type UpstreamOptions,
  createUpstream,
} from '#upstream/create-upstream.ts'
import type { Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { filmLimits } from '#media/films/film-limits.ts'
import type { Encoder } from '#media/pictures/encoder.ts'
import { inProcess, overHttp } from '#upstream/transport.ts'
import { inProcessLimits, upstreamLimits } from '#upstream/limits.ts'

import {
  createEmbeddedProvider,
  type EmbeddedProvider,
  namingSetting,
  openProviderStorage,
  openRows,
  ownCredentials,
  type ProviderStorage,
} from './embedded-provider.ts'
import type { Settings } from '../environment/env.ts'
import type { Log } from '#delivery/log/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { OutboxEvent } from '#outbox/events.ts'
import type { UpstreamEvent } from '#upstream/events.ts'
import { reportExpiry, reportOutbox, reportUpstream } from '../reports/report-events.ts'
import { watchAgency, watchDepartures } from './watch-agency.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The agency's services and the outbox. `close` closes all of them. */
export type Services = {
  upstream: RunningUpstream
  outbox: RunningOutbox
  database: Database
  media: MediaStore
  /** The embedded provider's feed page, and its number of pictures; null if the services are remote. */
  feed: { page: EmbeddedProvider['fetch']; countPictures: () => number } | null
  close: () => Promise<void>
}

type ServicesOptions = Pick<UpstreamOptions, 'onGone' | 'onInvalidate'> & {
  metrics: Metrics | null
  settings: Settings
  identity: AgencyIdentity
  /** Makes the pictures of the embedded provider's documents; closed by its owner. */
  encoder: Encoder
  /** Turns a media path into a picture for the embedded provider's feed page. */
  feedPicture: NonNullable<FeedOptions['picture']>
  /** True for the one process of the site that reports what concerns all of them. */
  isFirst: boolean
  log: Log
}

/** Connects to both services: the agency's own, or the embedded provider in this process. */
export async function openServices(options: ServicesOptions): Promise<Services> {
  const { settings, identity, log, metrics, onGone, onInvalidate } = options
  const logUpstream = reportUpstream(log)
  const common = {
    boards: identity.boards,
    postType: identity.postType ?? 'newsletter',
    scoutingCall: settings.scoutingCall,
    consentFields: identity.consentFields ?? {},
    copiesFolder: join(settings.dataDir, 'copies'),
    limits: upstreamLimits,
    report: (event: UpstreamEvent) => {
      logUpstream(event)
      metrics?.upstreamEvent(event)
    },
    ...(metrics !== null && { measure: metrics.upstreamMeasured }),
    onGone,
    onInvalidate,
  }
  const { services } = settings
  const opened = await (services.kind === 'embedded'
    ? openEmbedded(options, common)
    : openRemote(services, options, common))
  const endWatch = watchDepartures(opened.upstream)
  const close = async () => {
    endWatch()
    await opened.close()
  }
  return { ...opened, close }
}

/** A film holds its connection while a visitor watches, so pictures have connections besides. */
const mediaLimits = {
  ...upstreamLimits,
  connections: upstreamLimits.connections + filmLimits.atOnce,
}

async function openRemote(
  { panel, integration, mediaUrl }: RemoteServices,
  options: ServicesOptions,
  common: Common,
): Promise<Services> {
  const upstream = createUpstream({
    panel: {
      ...panel,
      isEmbedded: false,
      transport: overHttp(panel.url, upstreamLimits),
      slowTransport: overHttp(panel.url, {
        ...upstreamLimits,
        connections: upstreamLimits.documentsOpen + outboxLimits.atOnce, // it sends entries, too
      }),
    },
    integration: { ...integration, transport: overHttp(integration.url, upstreamLimits) },
    media: { transport: overHttp(mediaUrl, mediaLimits), url: mediaUrl },
    ...common,
  })
  const storage = await openRows(options.settings)
  const { outbox, close } = await openOutbox(upstream, { ...storage, panelEntries: null }, options)
  const { database, media } = storage
  return { upstream, outbox, database, media, feed: null, close: () => close(storage) }
}

/** Opens the outbox. It shares the database, its connection and the media store with the embedded provider. */
async function openOutbox(
  upstream: RunningUpstream,
  {
    database,
    media,
    panelEntries,
  }: Pick<ProviderStorage, 'database' | 'media'> & { panelEntries: PanelEntries | null },
  { identity, log, metrics }: Pick<ServicesOptions, 'identity' | 'log' | 'metrics'>,
) {
  await namingSetting('DATABASE_URL', migrateOutbox(database))
  const entryClient = upstream.entryClient
  const logOutbox = reportOutbox(log)
  const report = (event: OutboxEvent) => {
    logOutbox(event)
    metrics?.outboxEvent(event)
  }
  const secrets = createReceiptSecrets(
    await namingSetting('DATABASE_URL', readReceiptKey(database)),
  )
  const store = await readStoreId({ database, media, report })
  const limits = { ...outboxLimits, retentionMs: identity.retentionDays * DAY_MS }
  const outbox = createOutbox({
    database,
    media,
    store,
    entryClient,
    secrets,
    panelEntries,
    agencyEmail: identity.emails.scouting,
    limits,
    report,
    onExpiry: reportExpiry(log),
  })
  const close = async (storage: { close: () => Promise<void> }) => {
    await outbox.close()
    await upstream.settled()
    await storage.close()
  }
  return { outbox, close }
}

type RemoteServices = Extract<Settings['services'], { kind: 'remote' }>

type Common = Omit<UpstreamOptions, 'panel' | 'integration' | 'media'>

async function openEmbedded(options: ServicesOptions, common: Common): Promise<Services> {
  const { settings, identity, encoder, feedPicture, isFirst, log, metrics } = options
  const credentials = ownCredentials()
  const storage = await openProviderStorage(settings)
  const provider = await createEmbeddedProvider({
    storage,
    encoder,
    credentials,
    signInGuard: null,
    identity,
    settings,
    isFirst,
    feed: { picture: feedPicture },
    log,
    onFailure: () => metrics?.storageFailed('provider'),
  })
  const { panel, integration } = credentials
  const transport = inProcess(provider.fetch)
  const upstream = createUpstream({
    panel: {
      salt: panel.salt,
      secret: panel.apiToken,
      isEmbedded: true,
      transport,
      slowTransport: transport,
    },
    integration: { salt: integration.salt, secret: integration.apiKey, transport },
    media: { transport: inProcess(provider.fetch, '/storage/'), url: null },
    ...common,
    consentFields: ownConsentFields,
    limits: { ...upstreamLimits, ...inProcessLimits },
  })
  const panelEntries = createOwnEntries(storage)
  const { outbox, close } = await openOutbox(upstream, { ...storage, panelEntries }, options)
  const rows = rowsOf(storage.database)
  let pictures = 0
  const endWatch = await watchAgency({
    database: storage.database,
    async onChange() {
      pictures = await countFeed(rows)
      upstream.expire()
      void upstream.roster() // deletes talents who have left from every process, even without visitors
    },
    report: (error) => log.error({ err: error }, 'cannot check whether the agency has changed'),
  })
  pictures = await countFeed(rows) // after the watch has begun: else an import in between would go unnoticed
  const feed = { page: provider.fetch, countPictures: () => pictures }
  const closeAll = async () => {
    await endWatch()
    await close(provider)
  }
  const { database, media } = storage
  return { upstream, outbox, database, media, feed, close: closeAll }
}
