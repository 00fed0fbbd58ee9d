import { chooseEncoding, compress, PAGE_EFFORT } from './compression.ts'
import { takeOutNonce } from './inline-parts.ts'
import { withLateScripts } from './late-scripts.ts'
import { barePolicy, pagePolicy } from './security-headers.ts'

/** The nonce under which the page was rendered, and whose pages it may have in frames. */
type Finishing = { nonce: string; frames: readonly string[] }

/**
 * Makes what React Router rendered ready to leave: the policy that fits its inline parts, and its text compressed.
 * Redirects and other answers without a body have nothing to finish but their headers.
 */
export async function finishPage(
  request: Request,
  page: Response,
  { nonce, frames }: Finishing,
): Promise<Response> {
  const headers = new Headers(page.headers)
  headers.set('Content-Security-Policy', barePolicy)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  if (page.body === null) return new Response(null, { status: page.status, headers })

  const { html, scripts, styles } = takeOutNonce(await page.text(), nonce)
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set('Content-Security-Policy', pagePolicy({ scripts, styles, frames }))
  }
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'))
  const text = new TextEncoder().encode(withLateScripts(html))
  const body = await compress(text, encoding, PAGE_EFFORT)
  headers.append('Vary', 'Accept-Encoding')
  headers.set('Content-Length', String(body.byteLength))
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
}
