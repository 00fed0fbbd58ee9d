import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Listener } from '../http/listener.ts'
import { compress, PAGE_EFFORT } from '../http/compression.ts'
import { isTagAmong } from '../http/entity-tags.ts'
import { chooseEncoding } from '../http/content-negotiation.ts'
import { isReading } from '../http/request-target.ts'
import { cacheKeyOf } from './cache-key.ts'
import { type CachedResponse, unpack, type Variant } from './cached-response.ts'
import type { PageCache } from './page-cache.ts'

/**
 * Sends a cached response whose key is the request's target, as the site's own links write it, before any other work is done for the
 * request; calls `next` for all other requests.
 */
export function serveHits(pageCache: Pick<PageCache, 'find'>, next: Listener): Listener {
  return (request, response) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (!isReading(request) || encoding === 'identity') return next(request, response)
    const hit = pageCache.find(request.url ?? '')
    return hit === null ? next(request, response) : send(hit, hit[encoding], request, response)
  }
}

/** Sends a cached response, rendered first if necessary; calls `next` for responses that may not be cached. */
export function serveCached(pageCache: PageCache, next: Listener): Listener {
  return async (request, response) => {
    const address = isReading(request) ? cacheKeyOf(request.url ?? '') : null
    if (address === null) return next(request, response)
    const answer = pageCache.find(address) ?? (await pageCache.obtain(address))
    if (answer === null) return next(request, response)
    if (!(answer instanceof Response)) {
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const variant = encoding === 'identity' ? await unpack(answer) : answer[encoding]
      return send(answer, variant, request, response)
    }
    const isRedirect = answer.status < 500 // which may need the whole query
    if (isRedirect && address !== request.url) return next(request, response)
    return sendUncached(answer, request, response)
  }
}

function send(
  { etag, unchangedHeaders }: CachedResponse,
  { headers, bytes }: Variant,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (isTagAmong(request.headers['if-none-match'], etag)) {
    response.writeHead(304, unchangedHeaders).end()
    return
  }
  response.writeHead(200, headers).end(bytes) // for a HEAD, Node omits the bytes
}

/** Sends an uncached response: a redirect, a missing page, or a failure. */
async function sendUncached(answer: Response, request: IncomingMessage, response: ServerResponse) {
  const headers = Object.fromEntries(answer.headers)
  if (answer.body === null) return void response.writeHead(answer.status, headers).end()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const bytes = await compress(new Uint8Array(await answer.arrayBuffer()), encoding, PAGE_EFFORT)
  response.writeHead(answer.status, {
    ...headers,
    'content-length': bytes.byteLength,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  response.end(bytes)
}
