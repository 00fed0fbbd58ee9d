import { randomUUID } from 'node:crypto'

import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'

import type { AgencyIdentity } from '#agency/identity.ts'
import type { Intake } from '#site/page/intake.ts'
import {
  type CatalogueAddresses,
  cataloguesContext,
  documentPauseContext,
  finishContext,
  identityContext,
  intakeContext,
  isEmbeddedContext,
  mediaContext,
  nonceContext,
  originContext,
  referenceContext,
  reportContext,
  socialFeedContext,
  upstreamContext,
  type Media,
  type SocialFeed,
} from '#site/page/request-context.ts'
import type { Upstream } from '#upstream/upstream.ts'

import type { Log } from '../log/log.ts'
import type { PageHandler } from './page-handler.ts'
import { finishHtml } from './finish-html.ts'
import { tellingErrors } from './telling-errors.ts'

type PageParts = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  upstream: Upstream
  intake: Intake
  documentPause: () => Promise<number | null>
  identity: AgencyIdentity
  isEmbedded: boolean
  media: Media
  socialFeed: () => SocialFeed | null
  origin: string
  /** Null where the pages are not built but made as they are asked for. */
  catalogues: CatalogueAddresses | null
  log: Log
}

/** Hands a request to React Router, with everything that its loaders ask for. */
export function createPages({
  build,
  upstream,
  intake,
  documentPause,
  identity,
  isEmbedded,
  media,
  socialFeed,
  origin,
  catalogues,
  log,
}: PageParts): PageHandler {
  const handle = handlerOf(build)
  return (request, { reference, frames }) => {
    const nonce = randomUUID()
    const context = new RouterContextProvider()
    context.set(upstreamContext, upstream)
    context.set(identityContext, identity)
    context.set(isEmbeddedContext, isEmbedded)
    context.set(intakeContext, intake)
    context.set(documentPauseContext, documentPause)
    context.set(mediaContext, media)
    context.set(socialFeedContext, socialFeed())
    context.set(originContext, origin)
    context.set(cataloguesContext, catalogues)
    context.set(referenceContext, reference)
    context.set(nonceContext, nonce)
    context.set(finishContext, (html, stylesHash) =>
      finishHtml({ nonce, frames }, html, stylesHash),
    )
    context.set(reportContext, (error) => log.error({ err: error, reference }, 'a page failed'))
    return handle(request, context)
  }
}

function handlerOf(build: PageParts['build']): RequestHandler {
  const { MODE } = import.meta.env
  if (typeof build !== 'function') return createRequestHandler(tellingErrors(build), MODE)
  return createRequestHandler(async () => tellingErrors(await build()), MODE)
}
