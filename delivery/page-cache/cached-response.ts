import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import { compress, PAGE_EFFORT } from '../http/compression.ts'
import { weakTag } from '../http/entity-tags.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A finished response, compressed. {@link unpack} makes a third variant for other clients. */
export type CachedResponse = {
  etag: string
  /** Headers of a 200, without those of the variant. */
  headers: RawHeaders
  /** Headers of a 304 (RFC 9110, 15.4.5). */
  unchangedHeaders: RawHeaders
  br: Variant
  gzip: Variant
}

export type Variant = { bytes: Bytes; headers: RawHeaders }

/** Names and values in turn: Node writes an object of headers half as fast. */
type RawHeaders = string[]

/** Brotli's quality for lists, fetched beside a page: at 5, 50 kB would be 61. */
const LIST_EFFORT = 11

/**
 * Browsers revalidate a page each time, mostly with a 304. A cache in front of the site may serve it for ten seconds, and for ten
 * more while it revalidates (RFC 5861).
 */
const LIFETIME = 'public, max-age=0, s-maxage=10, stale-while-revalidate=10'

/** The `Cache-Control` of responses without a lifetime of their own; {@link LIFETIME} replaces it. Other values stay. */
const ASK_EACH_TIME = 'no-cache'

/** Whether a response may be cached for all visitors: a 200 that is neither private nor `no-store`. */
export function isCacheable({ status, headers }: Response): boolean {
  return status === 200 && !/private|no-store/.test(headers.get('Cache-Control') ?? '')
}

/** Reads an uncompressed response to its end and compresses it into its variants. */
export async function toCachedResponse(answer: Response): Promise<CachedResponse> {
  const text = new Uint8Array(await answer.arrayBuffer())
  const effort =
    answer.headers.get('Content-Type') === 'application/json' ? LIST_EFFORT : PAGE_EFFORT
  const [br, gzip] = await Promise.all([
    compress(text, 'br', effort),
    compress(text, 'gzip', effort),
  ])
  const etag = weakTag(text)
  const { 'content-length': _, ...own } = Object.fromEntries(answer.headers)
  const lifetime = own['cache-control'] ?? ASK_EACH_TIME
  const unchanged = {
    'cache-control': lifetime === ASK_EACH_TIME ? LIFETIME : lifetime,
    etag,
    vary: 'Accept-Encoding',
  }
  const headers = Object.entries({ ...own, ...unchanged }).flat()
  return {
    etag,
    headers,
    unchangedHeaders: Object.entries(unchanged).flat(),
    br: toVariant('br', br, headers),
    gzip: toVariant('gzip', gzip, headers),
  }
}

function toVariant(encoding: string, bytes: Bytes, headers: RawHeaders): Variant {
  const own = ['content-encoding', encoding, 'content-length', String(bytes.byteLength)]
  return { bytes, headers: [...headers, ...own] }
}

/** Headers, address, and the dependencies on thirty pictures: measured as 9 kB, several times the data of a small page. */
const OBJECT_BYTES = 10_000

/** Approximate size in memory, bytes. */
export function sizeOf({ br, gzip }: CachedResponse): number {
  return br.bytes.byteLength + gzip.bytes.byteLength + OBJECT_BYTES
}

const gunzipped = promisify(gunzip)

/** The variant for clients that accept no compression. Not cached: hardly any client asks for it. */
export async function unpack({ headers, gzip }: CachedResponse): Promise<Variant> {
  const bytes = new Uint8Array(await gunzipped(gzip.bytes))
  return { bytes, headers: [...headers, 'content-length', String(bytes.byteLength)] }
}
