import { randomUUID } from 'node:crypto'

import {
  type ActionFunctionArgs,
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
  type LoaderFunctionArgs,
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
import { unexpectedFailure } from '#site/page/failures.server.ts'

import type { Log } from '../log/log.ts'
import { createReference, currentReference } from '../log/reference.ts'
import { finishHtml } from './finish-page.ts'

type PageParts = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  upstream: Upstream
  intake: Intake
  documentPause: () => Promise<number | null>
  identity: AgencyIdentity
  media: Media
  socialFeed: () => SocialFeed | null
  origin: string
  /** Null in development, where there is no build. */
  catalogues: CatalogueAddresses | null
  log: Log
}

/** Passes requests to React Router, with the context that its loaders need. */
export function createPages(parts: PageParts): PageHandler {
  const handle = handlerOf(parts.build)
  return (request, frames = []) => {
    const nonce = randomUUID()
    const reference = currentReference() ?? createReference()
    const context = new RouterContextProvider()
    context.set(upstreamContext, parts.upstream)
    context.set(identityContext, parts.identity)
    context.set(intakeContext, parts.intake)
    context.set(documentPauseContext, parts.documentPause)
    context.set(mediaContext, parts.media)
    context.set(socialFeedContext, parts.socialFeed())
    context.set(originContext, parts.origin)
    context.set(cataloguesContext, parts.catalogues)
    context.set(referenceContext, reference)
    context.set(nonceContext, nonce)
    context.set(finishContext, (html, stylesHash) =>
      finishHtml({ nonce, frames }, html, stylesHash),
    )
    context.set(reportContext, (err) => parts.log.error({ err, reference }, 'a page failed'))
    return handle(request, context)
  }
}

function handlerOf(build: PageParts['build']): RequestHandler {
  const { MODE } = import.meta.env
  if (typeof build !== 'function') return createRequestHandler(withLoggedErrors(build), MODE)
  return createRequestHandler(async () => withLoggedErrors(await build()), MODE)
}

/** Renders a page. `frames` are the origins that it may show in an iframe. */
export type PageHandler = (request: Request, frames?: readonly string[]) => Promise<Response>

/**
 * The build, with loaders and actions that log an unexpected error and show the visitor its reference. React Router would strip the
 * error of all details, and a request for a page's data alone returns nothing but the error.
 */
function withLoggedErrors(build: ServerBuild): ServerBuild {
  const routes = { ...build.routes }
  for (const [id, route] of Object.entries(build.routes)) {
    if (route === undefined) continue
    const { loader, action } = route.module
    const logged = {
      ...(loader !== undefined && { loader: withLog(loader) }),
      ...(action !== undefined && { action: withLog(action) }),
    }
    routes[id] = { ...route, module: { ...route.module, ...logged } }
  }
  return { ...build, routes }
}

function withLog<Args extends LoaderFunctionArgs | ActionFunctionArgs, Result>(
  handle: (args: Args) => Result,
) {
  return async (args: Args) => {
    try {
      return await handle(args)
    } catch (error) {
      throw failureFor(error, args)
    }
  }
}

/** A response thrown on purpose (redirect, 404, 503) is not an `Error`. */
function failureFor(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): unknown {
  if (!(error instanceof Error) || request.signal.aborted) return error
  context.get(reportContext)(error)
  return unexpectedFailure(context.get(referenceContext))
}
