import { compress, PAGE_EFFORT } from '../http/compression.ts'
import { weakTag } from '../http/entity-tags.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A finished answer in the forms in which it leaves the server. Who takes neither form gets gzip's, unpacked (`plain-forms.ts`). */
export type KeptAnswer = {
  etag: string
  /** Of an answer with its text, the form's own headers apart. */
  headers: RawHeaders
  /** Of the answer that nothing has changed (RFC 9110, 15.4.5). */
  unchangedHeaders: RawHeaders
  br: Form
  gzip: Form
}

export type Form = { bytes: Bytes; headers: RawHeaders }

/** Names and values in turn: Node writes an object of headers half as fast. */
type RawHeaders = string[]

/** Brotli's quality for lists, fetched beside a page: hashes hardly compress, so that 40 kB of them would be 46. */
const LIST_EFFORT = 11

/**
 * A page is asked for anew each time and mostly unchanged; a cache in front of the site may give it out for ten seconds, and
 * for ten more while it asks (RFC 5861).
 */
const LIFETIME = 'public, max-age=0, s-maxage=10, stale-while-revalidate=10'

/** What answers say that are not kept here and may not be given out by others unasked. */
const ASK_EACH_TIME = 'no-cache'

/** Whether an answer may be kept for everybody: a good one that does not say that it is somebody's own. */
export function isForAll({ status, headers }: Response): boolean {
  return status === 200 && !/private|no-store/.test(headers.get('Cache-Control') ?? '')
}

/** Reads an uncompressed answer to its end, and makes every form of it. */
export async function toKeptAnswer(answer: Response): Promise<KeptAnswer> {
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
    br: toForm('br', br, headers),
    gzip: toForm('gzip', gzip, headers),
  }
}

function toForm(encoding: string, bytes: Bytes, headers: RawHeaders): Form {
  const own = ['content-encoding', encoding, 'content-length', String(bytes.byteLength)]
  return { bytes, headers: [...headers, ...own] }
}

/** Headers, address, and what is noted of thirty pictures: 9 kB as measured, several times a small page's data. */
const OBJECT_BYTES = 10_000

/** About what it takes in memory, bytes. */
export function sizeOf({ br, gzip }: KeptAnswer): number {
  return br.bytes.byteLength + gzip.bytes.byteLength + OBJECT_BYTES
}
