import { compress, PAGE_EFFORT } from '../http/compression.ts'
import { chooseEncoding } from '../http/content-negotiation.ts'
import { barePolicy } from '../http/security-headers.ts'

/**
 * Makes what React Router answered ready to leave: compressed, and with a policy where it has none of its own. Redirects and
 * other answers without a body have nothing to finish but their headers.
 */
export async function finishPage(request: Request, answer: Response): Promise<Response> {
  const { status } = answer
  const headers = new Headers(answer.headers)
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', barePolicy)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  if (answer.body === null) return new Response(null, { status, headers })

  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'))
  const body = await compress(await answer.bytes(), encoding, PAGE_EFFORT)
  headers.append('Vary', 'Accept-Encoding')
  headers.set('Content-Length', String(body.byteLength))
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : inOnePiece(body), { status, headers })
}

/** A body of bytes that nobody changes any more: those that a `Response` is given itself are copied. */
function inOnePiece(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}
