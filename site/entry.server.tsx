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
import { referenceContext, reportContext } from './request-context.ts'

/** Renders a page whole: its data is there before, so nothing is left to stream. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const reference = status === 500 ? context.get(referenceContext) : null
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ReferenceContext value={reference}>
        <ServerRouter context={entry} url={request.url} />
      </ReferenceContext>,
      {
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8')
          const body = createReadableStreamFromReadable(pipe(new PassThrough()))
          resolve(new Response(body, { status, headers }))
        },
        onError: context.get(reportContext),
        onShellError: reject,
      },
    )
  })
}

/** Told once, with its cause. Answers that a loader chose (404, 503) and requests that were given up are no errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(reportContext)(error)
}
