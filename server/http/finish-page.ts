import { chooseEncoding, compress, PAGE_EFFORT } from './compression.ts'
import { barePolicy } from './security-headers.ts'

/**
 * Makes what React Router answered ready to leave: compressed, and with a policy where it has none of its own. Redirects and
 * other answers without a body have nothing to finish but their headers.
 */
export async function finishPage(request: Request, page: Response): Promise<Response> {
  const headers = new Headers(page.headers)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', barePolicy)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  if (page.body === null) return new Response(null, { status: page.status, headers })

  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'))
  const body = await compress(await page.bytes(), encoding, PAGE_EFFORT)
  headers.append('Vary', 'Accept-Encoding')
  headers.set('Content-Length', String(body.byteLength))
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
}
