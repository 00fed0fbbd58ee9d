import type { Context, Hono } from 'hono'

import type { ByteRange, MediaStore } from '#storage/media-store.ts'
import { mediaKinds } from '#media/files/media-kind.ts'

import { notFound, Refused, refusalResponse } from '../service/refused.ts'
import { refuseOtherMethods } from '../service/service.ts'
import { parseMediaPath } from './media-path.ts'

const PREFIX = '/storage/'

/** Serves media by content hash, so they are immutable. Needs no sign-in (docs/product.md: Embedded provider). */
export function serveMedia(app: Hono, store: MediaStore) {
  app.get(`${PREFIX}*`, (context) => answerMedia(context, store))
  refuseOtherMethods(app, { path: `${PREFIX}*`, method: 'GET, HEAD' })
}

async function answerMedia({ req }: Context, store: MediaStore): Promise<Response> {
  const path = new URL(req.url).pathname.slice(PREFIX.length)
  const media = parseMediaPath(path)
  if (media === null) throw notFound()

  const etag = `"${media.hash}"`
  const headers = new Headers({ ...lasting, ...confining, etag, 'accept-ranges': 'bytes' })
  headers.set('content-type', mediaKinds[media.kind].type)
  const isKnown = listsTag(req.header('if-none-match'), etag)
  if (isKnown || req.method === 'HEAD') {
    const size = await store.size(path)
    if (size === null) throw notFound()
    if (isKnown) return new Response(null, { status: 304, headers: { ...lasting, etag } })
    headers.set('content-length', String(size))
    return new Response(null, { headers })
  }
  const range = readRange(req.header('range'), req.header('if-range'), etag)
  const found = await store.get(path, range)
  if (found === null) throw notFound()
  if (found.part === null) return nothingThere(found.size)
  const { size, part, body } = found
  headers.set('content-length', String(part.last - part.first + 1))
  if (range !== undefined) headers.set('content-range', `bytes ${part.first}-${part.last}/${size}`)
  return new Response(body, { status: range === undefined ? 200 : 206, headers })
}

const lasting = { 'cache-control': 'public, max-age=31536000, immutable' }

/** A file opened directly in a browser cannot run scripts, and no other site can read it (docs/product.md: Security). */
const confining = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

function nothingThere(size: number): Response {
  const headers = { 'content-range': `bytes */${size}` }
  return refusalResponse(new Refused(416, 'Nothing of the file lies there.'), headers)
}

/** A range applies only if the caller's other parts are of the same version, by `If-Range` (RFC 9110, 13.1.5). */
function readRange(
  range: string | undefined,
  onlyOf: string | undefined,
  etag: string,
): ByteRange | undefined {
  return onlyOf === undefined || onlyOf === etag ? parseRange(range) : undefined
}

function listsTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

/**
 * Parses a `Range` header with one range (RFC 9110, 14.2). Undefined if the header must be ignored: several ranges, another unit,
 * or an invalid range.
 */
export function parseRange(header: string | undefined): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from === '') return { final: Number(to) }
  if (to === '') return { first: Number(from), last: null }
  return Number(from) > Number(to) ? undefined : { first: Number(from), last: Number(to) }
}
