import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Listener } from '../http/listener.ts'
import { serveBytes } from '../http/serve-bytes.ts'
import { isReading, requestTarget, type RequestTarget } from '../http/request-target.ts'
import { MAX_ADDRESS_BYTES } from '../http/limit-address-length.ts'
import type { Copy, Format, PictureError } from '#media/pictures/picture-result.ts'
import { chooseFormat } from '../http/content-negotiation.ts'
import { errorResponse, mediaHeaders } from './media-answer.ts'
import { parsePicturePath } from '#media/pictures/media-address.ts'
import type { Pictures } from '#media/pictures/pictures.ts'

const lifetimes = {
  standIn: 'public, max-age=60',
  version: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
}

/** For pictures of the feed, `?feed`: readers in a browser show them on their own pages. */
const shownElsewhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/**
 * Answers `/pictures/{width}/{path}?v={hash}` (docs/product.md: Pictures), and calls `next` for everything else. Runs on Node's
 * own requests: the way through the app takes ten times as long as sending a copy from memory.
 */
export function servePictures(pictures: Pick<Pictures, 'find'>, next: Listener): Listener {
  async function give(
    { path, query }: RequestTarget,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const picture = parsePicturePath(path)
    if (picture === null) return sendError(response, 'missing')
    const format = chooseFormat(request.headers.accept)
    const copy = await pictures.find(picture, format)
    if (copy.status !== 'found') return sendError(response, copy.status)
    const headers = headersOf(copy, format, new URLSearchParams(query))
    return serveBytes(request, response, { bytes: copy.bytes, headers })
  }

  return (request, response) => {
    const target = requestTarget(request)
    const isForUs = isReading(request) && isOfPicture(target)
    return isForUs ? give(target, request, response) : next(request, response)
  }
}

/** False for an address that is too long: the app refuses it. */
function isOfPicture({ path, query }: RequestTarget): boolean {
  return path.startsWith('/pictures/') && path.length + query.length < MAX_ADDRESS_BYTES
}

function sendError(response: ServerResponse, status: PictureError['status']) {
  const error = errorResponse(status)
  response.writeHead(error.status, { ...error.headers, 'Content-Length': 0 }).end()
}

function headersOf(copy: Copy, wanted: Format, query: URLSearchParams) {
  const isVersion = query.get('v') === copy.version
  const lifetime = copy.format !== wanted ? 'standIn' : isVersion ? 'version' : 'other'
  return {
    ...mediaHeaders,
    ...(query.has('feed') && shownElsewhere),
    'Content-Type': `image/${copy.format}`,
    'Cache-Control': lifetimes[lifetime],
    ETag: `"${copy.name}"`,
    Vary: 'Accept',
  }
}
