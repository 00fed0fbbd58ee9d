import { Hono } from 'hono'

import { errorResponse, mediaHeaders } from './media-answer.ts'
import { visitorNetwork } from '#intake/visitor-network.ts'
import { decodeMediaPath } from '#media/pictures/media-address.ts'
import type { Film, Films } from '#media/films/films.ts'

/** Serves `/films/{path}`, whole or one range of it. */
export function filmsApp(films: Pick<Films, 'open'>): Hono {
  return new Hono().get('/films/*', async (c) => {
    const [, encoded = ''] = /^\/films\/(.+)$/.exec(new URL(c.req.url).pathname) ?? []
    const path = decodeMediaPath(encoded)
    if (path === null) return new Response(null, errorResponse('missing'))
    // a film has no validator that `If-Range` could name, so it is sent whole (RFC 9110, 13.1.5); ranges are only for GET (14.2)
    const mayBePart = c.req.method === 'GET' && c.req.header('If-Range') === undefined
    const range = mayBePart ? (c.req.header('Range') ?? null) : null
    const film = await films.open({
      path,
      range,
      network: visitorNetwork(),
      signal: c.req.raw.signal,
    })
    if (film.status !== 'found') return new Response(null, errorResponse(film.status))
    const { status, body } = film.response
    const isWanted = c.req.method === 'GET' && status !== 416
    if (!isWanted) await body?.cancel()
    return new Response(isWanted ? body : null, { status, headers: headersOf(film) })
  })
}

/** Passes only the sizes of the service's headers, and only if they are well-formed. */
function headersOf({ type, response: { status, headers } }: Film): Record<string, string> {
  const length = /^\d{1,15}$/.exec(headers.get('content-length') ?? '')
  const range = rangeForms.get(status)?.exec(headers.get('content-range') ?? '')
  return {
    ...mediaHeaders,
    'Content-Type': type,
    // a cache that knows no ranges would answer every visitor with a 416 (RFC 9111, 3)
    'Cache-Control': status === 416 ? 'no-store' : 'public, max-age=3600',
    'Accept-Ranges': 'bytes',
    ...(length && status !== 416 ? { 'Content-Length': length[0] } : {}),
    ...(range ? { 'Content-Range': range[0] } : {}),
  }
}

/** The forms of `Content-Range`: for a part, and for an unsatisfiable range (RFC 9110, 14.4). */
const rangeForms: ReadonlyMap<number, RegExp> = new Map([
  [206, /^bytes \d{1,15}-\d{1,15}\/(?:\d{1,15}|\*)$/],
  [416, /^bytes \*\/\d{1,15}$/],
])
