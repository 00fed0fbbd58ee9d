import { randomUUID } from 'node:crypto'

import {
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
import { unexpectedFailure } from '#site/page/failures.server.ts'

import type { Log } from '../log/log.ts'
import { finishHtml } from './finish-html.ts'

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

/**
 * `reference` names a request in the log and, should it fail, on screen; `frames` are whose pages a page may have in frames.
 */
type PageMarks = { reference: string; frames: readonly string[] }

/** Renders a page. */
export type PageHandler = (request: Request, marks: PageMarks) => Promise<Response>

/**
 * The pages, whose loaders tell the log of a mistake of ours and the visitor under which reference it stands there. React
 * Router would cut out all that the error says, and where only a page's data is asked for nothing else reaches the visitor.
 */
function tellingErrors(build: ServerBuild): ServerBuild {
  const routes = { ...build.routes }
  for (const [id, route] of Object.entries(build.routes)) {
    const loader = route?.module.loader
    if (route === undefined || loader === undefined) continue
    const telling = async (args: LoaderFunctionArgs) => {
      try {
        return await loader(args)
      } catch (error) {
        throw failureFor(error, args)
      }
    }
    routes[id] = { ...route, module: { ...route.module, loader: telling } }
  }
  return { ...build, routes }
}

/** What is thrown on purpose (redirects, 404, 503) is no error. */
function failureFor(error: unknown, { request, context }: LoaderFunctionArgs): unknown {
  if (!(error instanceof Error) || request.signal.aborted) return error
  context.get(reportContext)(error)
  return unexpectedFailure(context.get(referenceContext))
}
