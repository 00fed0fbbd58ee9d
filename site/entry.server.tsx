import { PassThrough } from 'node:stream'

import { createReadableStreamFromReadable } from '@react-router/node'
import { preloadModule } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'

import { lastResortDocument } from './last-resort.server.tsx'
import { NonceContext } from './nonce.ts'
import { localeOfPath } from './paths.ts'
import {
  cataloguesContext,
  nonceContext,
  referenceContext,
  reportContext,
} from './request-context.ts'

const HTML = 'text/html; charset=utf-8'

/** Renders a page whole: its data is there before, so nothing is left to stream. */
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
  const texts = context.get(cataloguesContext)?.[localeOfPath(new URL(request.url).pathname)]
  let isShellReady = false
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        {texts !== undefined && <ModulePreload address={texts} />}
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        progressiveChunkSize: Infinity, // every part in its place: a page must be whole without script
        onAllReady() {
          headers.set('Content-Type', HTML)
          const body = createReadableStreamFromReadable(pipe(new PassThrough()))
          resolve(new Response(body, { status, headers }))
        },
        onShellReady() {
          isShellReady = true
        },
        onShellError(error) {
          report(error)
          // React Router asks for the error page then, with what it is rejected with
          if (!isErrorPage) return reject(Response.json({ reference }, { status: 500 }))
          const body = lastResortDocument(new URL(request.url).pathname, reference)
          resolve(new Response(body, { status: 500, headers: { 'Content-Type': HTML } }))
        },
        onError(error) {
          if (isShellReady) report(error)
        },
      },
    )
  })
}

/** Has the browser fetch a script before another one asks for it. Not in the tree that the browser takes over. */
function ModulePreload({ address }: { address: string }) {
  preloadModule(address, { as: 'script' })
  return null
}

/** Told once, with its cause. Answers that were chosen (404, 503, the error page) and requests that were given up are no errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isChosen = isRouteErrorResponse(error) || error instanceof Response
  if (isChosen || request.signal.aborted) return
  context.get(reportContext)(error)
}
