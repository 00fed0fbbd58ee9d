import { hash } from 'node:crypto'
import { Writable } from 'node:stream'

import { preloadModule } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'

import { bytesOf, toByteText } from './shell/byte-text.ts'
import { PlacePartContext } from './page/kept-part.tsx'
import { createPageParts } from './shell/kept-parts.server.ts'
import { fallbackDocument } from './shell/fallback-document.server.tsx'
import { NonceContext } from './page/nonce.ts'
import { localeOfPath } from './paths.ts'
import {
  cataloguesContext,
  finishContext,
  identityContext,
  nonceContext,
  pageBytesContext,
  referenceContext,
  reportContext,
} from './page/request-context.ts'
import { stylesPlace } from './shell/styles-place.ts'
import styles from './style.css?inline'

const HTML = 'text/html; charset=utf-8'

const stylesHash = hash('sha256', styles, 'base64')
const stylesText = toByteText(Buffer.from(styles))

/** Renders a page whole: its data is there before, so nothing is left to stream. Its bytes are told apart from its answer. */
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
  const parts = createPageParts(nonce)
  let isShellReady = false
  let isSound = true
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        {texts !== undefined && <ModulePreload address={texts} />}
        <PlacePartContext value={import.meta.env.DEV ? null : parts.place}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </PlacePartContext>
      </NonceContext>,
      {
        progressiveChunkSize: Infinity, // every part in its place: a page must be whole without script
        onAllReady() {
          const answer = textOf(pipe).then((rendered) => {
            const { html, policy } = context.get(finishContext)(rendered, stylesHash)
            headers.set('Content-Type', HTML)
            headers.set('Content-Security-Policy', policy)
            const [head, rest] = aroundStyles(html)
            context.set(pageBytesContext, bytesOf(head, stylesText, ...parts.fill(rest, isSound)))
            return new Response(null, { status, headers })
          })
          resolve(answer)
        },
        onShellReady() {
          isShellReady = true
        },
        onShellError(error) {
          report(error)
          // React Router asks for the error page then, with what it is rejected with
          if (!isErrorPage) return reject(Response.json({ reference }, { status: 500 }))
          const body = fallbackDocument(locale, reference)
          resolve(new Response(body, { status: 500, headers: { 'Content-Type': HTML } }))
        },
        onError(error) {
          isSound = false
          if (isShellReady) report(error)
        },
      },
    )
  })
}

/** What React has rendered, a character for each byte. */
function textOf(pipe: (stream: Writable) => Writable): Promise<string> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    pipe(
      new Writable({
        emitClose: false, // React would take it for an end before the time
        write(piece: Buffer, _, done) {
          pieces.push(piece)
          done()
        },
        final(done) {
          resolve(toByteText(Buffer.concat(pieces)))
          done()
        },
        destroy(error, done) {
          if (error !== null) reject(error)
          done(error)
        },
      }),
    )
  })
}

/** What stands before the styles, and what follows them. */
function aroundStyles(html: string): [string, string] {
  const at = html.indexOf(stylesPlace)
  if (at < 0) throw new Error('a page without a place for its styles')
  return [html.slice(0, at), html.slice(at + stylesPlace.length)]
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
