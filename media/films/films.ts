import { createSlots, slotStream, type Source } from '#storage/slots.ts'
import type { FetchMedia, MediaResponse } from '#upstream/media.ts'
import { isPlainPath } from '#contract/service-address.ts'

import { isMediaKind, mediaKinds } from '../files/media-kind.ts'
import { faultOfWebVtt, MAX_TRACK_BYTES, TOO_LARGE } from '../files/web-vtt.ts'
import { encodeMediaPath } from '../pictures/media-address.ts'
import { pictureLimits } from '../pictures/picture-limits.ts'
import { createPathRegister } from '../pictures/path-register.ts'
import type { PictureError, Report } from '../pictures/picture-result.ts'
import { createRecentFailures } from '../pictures/recent-failures.ts'
import { type FilmLimits, filmLimits } from './film-limits.ts'

export type Films = Awaited<ReturnType<typeof createFilms>>

/**
 * `range` is the value of a `Range` header or null; `network` is the visitor's network, whose share of slots the film takes, or
 * null; `signal` aborts when the visitor leaves.
 */
export type FilmRequest = {
  path: string
  range: string | null
  network: string | null
  signal: AbortSignal
}

/** `type` is the media type that the site chose; the headers of `response` are the service's. */
export type Film = { status: 'found'; type: string; response: MediaResponse }

type FilmsOptions = {
  fetchMedia: FetchMedia
  /** The folder of the paths that pages show; created if missing. */
  folder: string
  limits?: FilmLimits
  report: Report
}

/**
 * Opens the agency's clips and their tracks whose paths are in a folder. They are passed through from its media: the site stores
 * none of their content. Rejects if the folder cannot be created or read.
 */
export async function createFilms(options: FilmsOptions) {
  const { fetchMedia, limits = filmLimits, report } = options
  const register = await openRegister(options)
  const failures = createRecentFailures(pictureLimits)
  const { atOnce, byNetwork: byHolder, evictAfterMs } = limits
  const slots = createSlots({ atOnce, byHolder, evictAfterMs })

  function show(path: string): string | null {
    if (!isPlainPath(path)) return null
    register.add(path)
    return `/films/${encodeMediaPath(path)}`
  }

  function reported(path: string, error: PictureError): PictureError {
    const reason = `${error.status}: ${error.reason}`
    if (failures.add(path, error)) report({ kind: 'source', path, reason })
    return error
  }

  /** Opens a clip or a part of it. The caller must read or cancel the body. Never rejects. */
  async function open({ path, range, network, signal }: FilmRequest): Promise<Film | PictureError> {
    const type = filmType(path) ?? trackType(path)
    const isShown = (await register.find(path)) !== null
    if (type === null || !isShown) return { status: 'missing', reason: 'no page shows it' }
    const slot = slots.take(network)
    if (slot === null) return { status: 'unavailable', reason: 'too much to do' }
    const isTrack = trackType(path) !== null
    const reply = await fetchMedia(path, range === null || isTrack ? { signal } : { range, signal })
    if (reply.status !== 'found' || reply.response.body === null) slot.release()
    if (reply.status === 'missing') {
      return reported(path, { status: 'missing', reason: 'no such file' })
    }
    if (reply.status === 'failed') {
      const { kind } = reply.reason
      return { status: kind === 'invalid-answer' ? 'invalid' : 'unavailable', reason: kind }
    }
    if (isTrack) {
      const track = await readTrack(reply.response)
      slot.release()
      return track.status === 'found' ? track : reported(path, track)
    }
    const { status, headers, body } = reply.response
    const passed = body && slotStream(sourceOf(body), { slot, left: signal, pauseMs: null })
    return { status: 'found', type, response: { status, headers, body: passed } }
  }

  return {
    /** The address of a clip that a page shows; registers the clip, so that it is served from now on. Null if it is not a clip. */
    filmAddress: (path: string) => (filmType(path) === null ? null : show(path)),
    /** The same for a clip's captions or chapters. */
    trackAddress: (path: string) => (trackType(path) === null ? null : show(path)),
    open,
    /** Stops serving a clip. Call it in each process. */
    forget: (path: string) => register.remove(path),
    /** Resolves when all changes in memory are on the disk. */
    close: () => register.settled(),
  }
}

/** The media type of a clip, by its extension, never from the service's headers; null if it is not a clip. */
export function filmType(path: string): string | null {
  return typeOf(path, 'clip')
}

/** The media type of a clip's captions or chapters, likewise. */
function trackType(path: string): string | null {
  return typeOf(path, 'track')
}

function typeOf(path: string, use: 'clip' | 'track'): string | null {
  const [, extension = ''] = /\.([a-z\d]+)$/i.exec(path) ?? []
  const name = extension.toLowerCase()
  const kind = isMediaKind(name) ? mediaKinds[name] : null
  return kind?.use === use ? kind.type : null
}

function openRegister({ folder, limits = filmLimits, report }: FilmsOptions) {
  return createPathRegister({
    folder,
    limit: limits.knownPaths,
    reserve: limits,
    readFacts: () => null, // films have no facts, only a path
    onInvalidate: () => undefined,
    report,
  })
}

/** Reads captions or chapters whole. Anything but WebVTT of a limited size is `invalid`. Never rejects. */
async function readTrack({ body }: MediaResponse): Promise<Film | PictureError> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.length
      if (size > MAX_TRACK_BYTES) return { status: 'invalid', reason: TOO_LARGE }
      parts.push(part)
    }
  } catch {
    return { status: 'unavailable', reason: 'broke off' } // the error may contain an address
  }
  const bytes = Uint8Array.from(Buffer.concat(parts))
  const fault = faultOfWebVtt(bytes)
  if (fault !== null) return { status: 'invalid', reason: fault }
  const headers = new Headers({ 'content-length': String(size) })
  const response = { status: 200, headers, body: new Response(bytes).body }
  return { status: 'found', type: mediaKinds.vtt.type, response }
}

/** Hides errors, which may contain an address. */
function sourceOf(body: ReadableStream<Uint8Array>): Source {
  const chunks = body.getReader()
  return {
    async next() {
      const { value = null } = await chunks.read().catch(() => Promise.reject(brokeOff()))
      return value
    },
    close: () => chunks.cancel().catch(() => undefined), // the stream may already have failed
  }
}

const brokeOff = () => new Error('the film broke off')
