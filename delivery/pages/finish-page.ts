import type { FinishedHtml } from '#site/page/request-context.ts'

import { compress, PAGE_EFFORT } from '../http/compression.ts'
import { chooseEncoding } from '../http/content-negotiation.ts'
import { denyAllPolicy, pagePolicy } from '../http/security-headers.ts'

/** The nonce of a rendering, and the origins that the page may show in an iframe. */
type Finishing = { nonce: string; frames: readonly string[] }

/** Finishes rendered HTML: defers its scripts and makes the policy that allows its inline scripts and styles. */
export function finishHtml(
  { nonce, frames }: Finishing,
  rendered: string,
  stylesHash: string,
): FinishedHtml {
  const { html, scripts } = takeOutNonce(rendered, nonce)
  return { html: withDeferredScripts(html), policy: pagePolicy({ scripts, stylesHash, frames }) }
}

/** A page without the nonce, and the texts of its own inline scripts. */
type MarkedPage = { html: string; scripts: string[] }

/**
 * Finds the inline scripts with the nonce of the rendering and removes the nonce, so that the page can be cached. An injected
 * script has no nonce, so the policy does not allow it.
 */
export function takeOutNonce(rendered: string, nonce: string): MarkedPage {
  const mark = ` nonce="${nonce}"`
  const own = [...scriptsIn(rendered)].filter(
    ({ attributes }) => attributes.includes(mark) && !/\ssrc=/.test(attributes),
  )
  return { html: rendered.replaceAll(mark, ''), scripts: own.map(({ text }) => text) }
}

/** Reads scripts as React writes them: in lower case, without an end tag in their text. */
function* scriptsIn(html: string) {
  const [begin, end] = ['<script', '</script>']
  let at = html.indexOf(begin)
  while (at !== -1) {
    const textAt = html.indexOf('>', at) + 1
    const endAt = html.indexOf(end, textAt)
    if (textAt === 0 || endAt === -1) return
    yield { attributes: html.slice(at + begin.length, textAt - 1), text: html.slice(textAt, endAt) }
    at = html.indexOf(begin, endAt)
  }
}

/**
 * Defers the scripts of a page, preloaded ones and the one that imports them, until the first view has loaded: a browser shares
 * the bandwidth among all its requests. `site/shell/deferred-scripts.tsx`, in the page itself, starts them.
 */
function withDeferredScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred" fetchpriority="low"')
    .replace('<script type="module" async="">', '<script type="deferred">')
}

/** The type of a navigation's data. */
const DATA_TYPE = 'text/x-script'

/**
 * Finishes a response of React Router: compresses it, and adds headers and a policy if it has none. A redirect or other response
 * without a body only gets the headers.
 */
export async function finishPage(request: Request, answer: Response): Promise<Response> {
  const { status } = answer
  const headers = new Headers(answer.headers)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', denyAllPolicy)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  if (headers.get('Content-Type') === DATA_TYPE)
    headers.set('Content-Type', `${DATA_TYPE}; charset=utf-8`)
  if (answer.body === null) return new Response(null, { status, headers })

  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'))
  const body = await compress(await answer.bytes(), encoding, PAGE_EFFORT)
  headers.append('Vary', 'Accept-Encoding')
  headers.set('Content-Length', String(body.byteLength))
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}
