import type { MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'

import type { CatalogueAddresses } from '#site/request-context.ts'

import { isWritable } from './data-folder.ts'
import type { Settings } from './env.ts'
import { filmsApp } from './films/films-app.ts'
import { createApp } from './http/app.ts'
import { documentsApp } from './http/documents-app.ts'
import { feedApp, sizedPicture } from './http/feed-app.ts'
import { formsApp } from './http/forms-app.ts'
import { createPages } from './http/pages.ts'
import { proofsApp } from './http/proofs-app.ts'
import { rosterListApp } from './http/roster-list-app.ts'
import { searchEnginesApp } from './http/search-engines-app.ts'
import { knowingVisitors } from './http/visitors.ts'
import { iconsApp } from './icons/icons-app.ts'
import { loadIdentity } from './identity.ts'
import { createDocumentPause } from './intake/document-pause.ts'
import { intakeLimits } from './intake/intake-limits.ts'
import { openIntake } from './intake/open-intake.ts'
import type { Log } from './log.ts'
import { forgetMedia, openMedia } from './media.ts'
import { picturesApp } from './pictures/pictures-app.ts'
import { openServices } from './services.ts'
import { framesOf, socialFeedOf } from './social-feed.ts'

type SiteOptions = {
  settings: Settings
  log: Log
  /** React Router's build of the pages; a function loads it anew for each request. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Null where the pages are not built but made as they are asked for. */
  catalogues: CatalogueAddresses | null
  staticFiles: MiddlewareHandler
}

/** The whole site, put together: what answers requests, and how it is let go at the end. */
export async function openSite({ settings, log, build, catalogues, staticFiles }: SiteOptions) {
  const identity = await loadIdentity(settings.agencyConfig)
  const services = await openServices({
    settings,
    identity,
    log,
    onGone: (paths) => void forgetMedia(paths, media),
    feedPicture: (path) => sizedPicture(media.shown, path),
  })
  const { upstream, outbox } = services
  const intake = await openIntake({
    dataDir: settings.dataDir,
    outbox,
    limits: intakeLimits,
    report: (error) => log.error({ err: error }, 'a form could not be read'),
  })
  const { fetchMedia } = upstream
  const media = await openMedia({ settings, identity, fetchMedia, log })
  void upstream.start() // its failure is reported and does not stop the start
  outbox.start()

  const socialFeed = socialFeedOf(settings)
  const pages = createPages({
    build,
    upstream,
    intake,
    documentPause: createDocumentPause(intakeLimits),
    identity,
    media: media.shown,
    socialFeed,
    origin: settings.siteUrl,
    catalogues,
    log,
  })
  const app = createApp({
    pages,
    pictures: picturesApp(media.pictures),
    films: filmsApp(media.films),
    icons: iconsApp(identity.brand),
    rosterList: rosterListApp({ upstream, identity, media: media.shown }),
    searchEngines: searchEnginesApp({ upstream, identity, origin: settings.siteUrl }),
    documents: documentsApp({ pages, origin: settings.siteUrl }),
    forms: formsApp({ pages, origin: settings.siteUrl }),
    proofs: proofsApp(intake.challenge),
    socialFeed: services.feedPage === null ? null : feedApp(services.feedPage),
    frames: framesOf(socialFeed),
    visitors: knowingVisitors(settings.trustedProxies, log),
    staticFiles,
    isReady: () => isWritable(settings.dataDir),
    log,
  })
  const close = () => closeInTurn([media, intake], services)
  return { fetch: app.fetch, brand: identity.brand, close }
}

type Closable = { close: () => Promise<void> }

/** First what uses the services, then they. */
async function closeInTurn(users: readonly Closable[], services: Closable): Promise<void> {
  await Promise.all(users.map((user) => user.close()))
  await services.close()
}
