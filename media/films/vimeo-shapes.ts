import { LRUCache } from 'lru-cache'
import * as v from 'valibot'

import { createSingleFlight } from '#storage/single-flight.ts'
import { withTimeout } from '#storage/with-timeout.ts'

import { type VimeoLimits, vimeoLimits } from './film-limits.ts'

/** Width and height of a video at Vimeo, in any unit. Null if they are not known yet. Never rejects. */
export type VimeoShape = (video: {
  videoId: string
  hash: string | null
}) => Promise<{ width: number; height: number } | null>

type Shape = { width: number; height: number }

type VimeoShapesOptions = {
  /** Vimeo's oEmbed endpoint, the only address requested. */
  address: string
  limits?: VimeoLimits
  report: (problem: { kind: 'vimeo-shape'; reason: string }) => void
}

const Side = v.pipe(v.number(), v.minValue(1), v.maxValue(100_000))
const OEmbed = v.object({ width: Side, height: Side })

/**
 * Requests the shape of videos from Vimeo (oEmbed 1.0), for films whose size the agency did not give. A page waits only a moment;
 * a later response is cached for the next page.
 */
export function createVimeoShapes(options: VimeoShapesOptions): VimeoShape {
  const { address, limits = vimeoLimits, report } = options
  const known = new LRUCache<string, { shape: Shape | null }>({ max: limits.entries })
  const once = createSingleFlight<Shape | null>()
  let inFlight = 0

  async function ask(place: string): Promise<Shape | null> {
    inFlight++
    const shape = await fetchShape(address, place, limits).catch((error: unknown) => {
      report({ kind: 'vimeo-shape', reason: reasonOf(error) })
      return null
    })
    inFlight--
    known.set(place, { shape }, { ttl: shape === null ? limits.failureMs : limits.freshMs })
    return shape
  }

  return async ({ videoId, hash }) => {
    const place = hash === null ? videoId : `${videoId}/${hash}`
    if (!isPlace(place)) return null
    const cached = known.get(place)
    if (cached !== undefined) return cached.shape
    if (inFlight >= limits.atOnce) return null
    const asked = once(place, () => ask(place))
    return withTimeout(limits.pageMs, asked, () => null)
  }
}

function isPlace(place: string): boolean {
  return /^\d{1,20}(?:\/\w{1,40})?$/.test(place)
}

/** Throws if there is no response in time, or not an oEmbed response. */
async function fetchShape(address: string, place: string, limits: VimeoLimits): Promise<Shape> {
  const url = new URL(address)
  url.searchParams.set('url', `https://vimeo.com/${place}`)
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(limits.answerMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`status ${response.status}`)
  }
  const { width, height } = v.parse(OEmbed, JSON.parse(await readText(response, limits.bytes)))
  return { width, height }
}

async function readText({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** A reason for the operator, which contains no address. */
function reasonOf(error: unknown): string {
  if (v.isValiError(error) || error instanceof SyntaxError) return 'not an oEmbed answer'
  return error instanceof Error ? error.message : 'unknown'
}
