import { compress, PAGE_EFFORT } from '../http/compression.ts'
import { chooseEncoding } from '../http/content-negotiation.ts'
import { barePolicy } from '../http/security-headers.ts'

/** The type of a navigation's data. */
const DATA_TYPE = 'text/x-script'

/**
 * Finishes a response of React Router: compresses it, and adds headers and a policy if it has none. A redirect or other response
 * without a body only gets the headers.
 */
export async function finishPage(request: Request, answer: Response): Promise<Response> {
  const { status } = answer
  const headers = new Headers(answer.headers)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', barePolicy)
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
