import type { ServerBuild } from 'react-router'

import type { AgencyIdentity } from '#agency/identity.ts'
import type { CatalogueAddresses } from '#site/page/request-context.ts'

import { createWriteProbe, formFoldersOf } from '../environment/data-folder.ts'
import type { Settings } from '../environment/env.ts'
import { filmsApp } from '#delivery/routes/films-app.ts'
import { createApp, type Readiness } from '#delivery/app.ts'
import { documentsApp } from '#delivery/routes/documents-app.ts'
import { feedApp, sizedPicture, framesOf, shownFeed, socialFeedOf } from './social-feed.ts'
import { formsApp, proofsApp } from '#delivery/routes/forms-app.ts'
import {
  type DependencyTracker,
  createDependencyTracker,
} from '#delivery/page-cache/dependency-tracker.ts'
import {
  createContentVersion,
  createPageCache,
  pageCacheLimits,
} from '#delivery/page-cache/page-cache.ts'
import { createPages } from '#delivery/pages/pages.ts'
import { offlineApp } from '#delivery/releases/offline-app.ts'
import { rosterListApp } from '#delivery/routes/roster-list-app.ts'
import { searchEnginesApp } from '#delivery/routes/search-engines-app.ts'
import { renderLimits, shedLoad } from '#delivery/shed-load.ts'
import type { StaticFiles } from '#delivery/static-files.ts'
import { iconsApp } from '#delivery/routes/icons-app.ts'
import { loadIdentity } from '../environment/identity.ts'
import { createDocumentLimiter } from '#intake/rate-limiter.ts'
import { intakeLimits } from '#intake/intake-limits.ts'
import { openIntake, type RunningIntake } from '#intake/open-intake.ts'
import type { Log } from '#delivery/log/log.ts'
import { createStorageErrorLog } from '#delivery/log/log-throttle.ts'
import { openMedia, type ShownMedia, createCoverPreparation } from './media.ts'
import { namingSetting, openEncoder } from './embedded-provider.ts'
import { openServices, type Services } from './services.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { ClusterMessages } from '../processes/join-cluster.ts'

type SiteOptions = {
  settings: Settings
  log: Log
  cluster: ClusterMessages
  /** React Router's build of the pages, or a function that loads it for each request. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** The files of the build; none in development. */
  files: StaticFiles
  /** Null in development, without a build. */
  catalogues: CatalogueAddresses | null
  /** Null without METRICS_PORT. */
  metrics: Metrics | null
}

/** Composes the whole site: the handler of requests, the page cache, and `close` for the end. */
export async function openSite(options: SiteOptions) {
  const { settings, log, cluster, metrics } = options
  const identity = await loadIdentity(settings.agencyConfig)
  const contentVersion = createContentVersion()
  let prepareCovers: (() => Promise<void>) | null = null // set in one process only, once the upstream exists
  const encoder = openEncoder(log) // of pages and documents, so that both together stay within its limits
  const opened = Promise.withResolvers<ShownMedia>()
  /** Waits for the pictures, as a talent may leave while they are opened. */
  const forget = async (paths: readonly string[]) => (await opened.promise).forget(paths)
  const services = await openServices({
    settings,
    identity,
    encoder,
    isFirst: cluster.isFirst,
    log,
    metrics,
    onGone: (paths) => {
      cluster.reportGone(paths)
      return forget(paths)
    },
    onInvalidate: () => {
      contentVersion.advance()
      void prepareCovers?.()
    },
    feedPicture: (path) => sizedPicture(shown.media, path),
  })
  const { outbox, upstream } = services
  const intake = await openForms(options, services)
  const onDiskFailure = () => metrics?.storageFailed('pictures')
  const { fetchMedia } = upstream
  const mediaOptions = { settings, identity, fetchMedia, encoder, onDiskFailure, log }
  const shown = await openMedia({ ...mediaOptions, onInvalidate: contentVersion.advance })
  opened.resolve(shown)
  cluster.onGone((paths) => void forget(paths))
  void upstream.start() // a failure is reported and does not stop the start
  outbox.start()
  cluster.onPrepareCovers(() => {
    prepareCovers = createCoverPreparation(upstream, shown.pictures)
    void prepareCovers()
  })

  const tracker = dependencyTrackerOf(settings, services, shown.media)
  const { readiness, drain } = createReadiness(options)
  const app = createSiteApp(options, { identity, intake, services, tracker, shown, readiness })
  const pageCache = createPageCache({
    render: async (address) => app.fetch(new Request(new URL(address, settings.siteUrl))),
    tracker,
    contentVersion,
    limits: pageCacheLimits,
    now: () => performance.now(),
    report: (error) => log.error({ err: error }, 'a page could not be prepared'),
    ...(metrics !== null && { onServe: metrics.cacheUsed }),
  })
  metrics?.watch({ pictures: shown.pictures, outbox })
  const close = async () => {
    await closeInTurn([shown, intake], services).finally(() => encoder.close())
  }
  const { pictures } = shown
  return { fetch: app.fetch, pageCache, pictures, store: services.media, identity, drain, close }
}

function openForms({ settings, log, cluster }: SiteOptions, { outbox, database }: Services) {
  const opening = openIntake({
    dataDir: settings.dataDir,
    outbox,
    database,
    rateLimiter: cluster.rateLimiter,
    limits: intakeLimits,
    report: createStorageErrorLog(log, 'a form could not be read'),
    reportUncounted: createStorageErrorLog(log, 'the database did not count a form'),
  })
  return namingSetting('DATABASE_URL', opening)
}

/** Whether the site may get visitors; after `drain`, it may not. */
function createReadiness({ settings, log, metrics }: SiteOptions) {
  const logError = createStorageErrorLog(log, 'a folder that forms need cannot be written to')
  const report = (error: unknown) => {
    logError(error)
    metrics?.storageFailed('outbox')
  }
  const isWritable = createWriteProbe(formFoldersOf(settings), { report })
  let isDraining = false
  return {
    readiness: async (): Promise<Readiness> => {
      if (isDraining) return 'draining'
      return (await isWritable()) ? 'ready' : 'not ready'
    },
    drain: () => {
      isDraining = true
    },
  }
}

function dependencyTrackerOf(
  settings: Settings,
  { upstream, feed }: Services,
  media: ShownMedia['media'],
) {
  const socialFeed = () => shownFeed(socialFeedOf(settings), feed)
  return createDependencyTracker({ upstream, media, socialFeed })
}

type AppParts = {
  identity: AgencyIdentity
  intake: RunningIntake
  services: Services
  tracker: DependencyTracker
  shown: ShownMedia
  readiness: () => Promise<Readiness>
}

function createSiteApp(
  { settings, log, cluster, build, files, catalogues, metrics }: SiteOptions,
  { identity, intake, services, tracker, shown, readiness }: AppParts,
) {
  const { upstream, media } = tracker
  const onForeignForm = () => metrics?.refuse('cross_site')
  const pages = createPages({
    build,
    upstream,
    intake: reportingWrongCodes(intake, () => metrics?.refuse('wrong_code')),
    documentPause: createDocumentLimiter(cluster.rateLimiter, intakeLimits),
    identity,
    media,
    socialFeed: tracker.socialFeed,
    origin: settings.siteUrl,
    catalogues,
    log,
  })
  return createApp({
    languages: identity.menuLanguages,
    pages: shedLoad(pages, renderLimits, identity.menuLanguages, () =>
      metrics?.refuse('rendering'),
    ),
    apps: [
      filmsApp(shown.films),
      iconsApp(identity.brand),
      searchEnginesApp({ upstream, identity, origin: settings.siteUrl }),
      rosterListApp({ upstream, identity, media }),
      offlineApp({ upstream: services.upstream, files }),
      proofsApp(intake.challenge),
      ...(services.feed === null ? [] : [feedApp(services.feed.page)]),
      documentsApp({ pages, origin: settings.formOrigin, onForeignForm }),
      formsApp({ pages, origin: settings.formOrigin, onForeignForm, log }),
    ],
    frames: framesOf(socialFeedOf(settings)),
    readiness,
    log,
  })
}

/** Reports each code that does not open the application of its reference. */
function reportingWrongCodes(intake: RunningIntake, report: () => void): RunningIntake {
  const { ownApplications } = intake
  function isSecretOf(reference: string, text: string): boolean {
    const isRight = ownApplications.isSecretOf(reference, text)
    if (!isRight) report()
    return isRight
  }
  return { ...intake, ownApplications: { ...ownApplications, isSecretOf } }
}

type Closable = { close: () => Promise<void> }

/** Closes the users of the services first, then the services. */
async function closeInTurn(users: readonly Closable[], services: Closable): Promise<void> {
  await Promise.all(users.map((user) => user.close()))
  await services.close()
}
