import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'

import { preloadModule } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'

import fonts from './fonts.css?inline'
import { fallbackDocument } from './shell/fallback-document.server.tsx'
import { createFirstStyles } from './shell/first-styles.server.ts'
import heldDialogs from './shell/held-dialogs.css?inline'
import { localeOfPath } from './paths.ts'
import {
  cataloguesContext,
  finishContext,
  identityContext,
  nonceContext,
  referenceContext,
  reportContext,
} from './page/request-context.ts'
import { stylesPlace } from './shell/styles-place.ts'
import wholeSheet from './style.css?inline'
import { NonceContext } from './page/inline-script.tsx'

const HTML = 'text/html; charset=utf-8'

const firstStyles = createFirstStyles(fonts + wholeSheet + heldDialogs)

/** Renders a whole page. Loaders have finished before, so there is nothing to stream. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const reference = context.get(referenceContext)
  const isErrorPage = entry.staticHandlerContext.errors !== null
  const nonce = context.get(nonceContext)
  const report = context.get(reportContext)
  const { menuLanguages } = context.get(identityContext)
  const locale = localeOfPath(new URL(request.url).pathname, menuLanguages)
  const texts = context.get(cataloguesContext)?.[locale]
  let hasFailed = false
  return new Promise((resolve, reject) => {
    const fail = () => {
      // React Router then renders the error page for the value of the rejection
      if (!isErrorPage) return reject(Response.json({ reference }, { status: 500 }))
      const body = fallbackDocument(locale, reference)
      resolve(new Response(body, { status: 500, headers: { 'Content-Type': HTML } }))
    }
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        {texts !== undefined && <ModulePreload address={texts} />}
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        progressiveChunkSize: Infinity, // every part at its final place: the page must be complete without script
        onAllReady() {
          if (hasFailed) return fail() // a page that lacks a part is not complete without script
          const answer = text(pipe(new PassThrough())).then((rendered) => {
            const styles = firstStyles(rendered)
            const { html, policy } = context.get(finishContext)(rendered, styles.hash)
            headers.set('Content-Type', HTML)
            headers.set('Content-Security-Policy', policy)
            return new Response(
              html.replace(stylesPlace, () => styles.text),
              { status, headers },
            )
          })
          resolve(answer)
        },
        onShellError: fail,
        onError(error) {
          hasFailed = true
          report(error)
        },
      },
    )
  })
}

/** Makes the browser fetch a script early. It renders no element of its own, so hydration is not affected. */
function ModulePreload({ address }: { address: string }) {
  preloadModule(address, { as: 'script' })
  return null
}

/** Reports an error once, with its cause. Deliberate responses (404, 503, the error page) and aborted requests are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isChosen = isRouteErrorResponse(error) || error instanceof Response
  if (isChosen || request.signal.aborted) return
  context.get(reportContext)(error)
}
