import { PassThrough } from 'node:stream'

import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'

import { ReferenceContext } from './error-page/reference.ts'
import { NonceContext } from './nonce.ts'
import { nonceContext, referenceContext, reportContext } from './request-context.ts'

/** Renders a page whole: its data is there before, so nothing is left to stream. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const reference = status === 500 ? context.get(referenceContext) : null
  const nonce = context.get(nonceContext)
  const report = context.get(reportContext)
  let isShellReady = false
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ReferenceContext value={reference}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </ReferenceContext>
      </NonceContext>,
      {
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8')
          const body = createReadableStreamFromReadable(pipe(new PassThrough()))
          resolve(new Response(body, { status, headers }))
        },
        onShellReady() {
          isShellReady = true
        },
        onShellError: reject, // React Router tells `handleError` of it
        onError(error) {
          if (isShellReady) report(error)
        },
      },
    )
  })
}

/** Told once, with its cause. Answers that a loader chose (404, 503) and requests that were given up are no errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(reportContext)(error)
}
