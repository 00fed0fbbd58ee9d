import { createSlots, type Slot } from '#storage/slots.ts'
import type { FetchMedia, MediaResponse } from '#upstream/media.ts'
import { isPlainPath } from '#contract/service-address.ts'

import { isMediaKind, mediaKinds } from '../files/media-kind.ts'
import { encodeMediaPath } from '../pictures/media-path.ts'
import { pictureLimits } from '../pictures/picture-limits.ts'
import { createPathRegister } from '../pictures/path-register.ts'
import type { PictureError, Report } from '../pictures/picture-result.ts'
import { createRecentFailures } from '../pictures/recent-failures.ts'
import { type FilmLimits, filmLimits } from './film-limits.ts'

/** The agency's clips, passed through from its media. The site stores none of their content. */
export type Films = {
  /** The address of a clip that a page shows; registers the clip, so that it is served from now on. Null if it is not a clip. */
  filmAddress(path: string): string | null
  /** Opens a clip or a part of it. The caller must read or cancel the body. Never rejects. */
  open(request: FilmRequest): Promise<Film | PictureError>
  /** Stops serving a clip. Call it in each process. */
  forget(path: string): void
  /** Resolves when all changes in memory are on the disk. */
  close(): Promise<void>
}

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

/** Opens the films whose paths are in a folder. Rejects if the folder cannot be created or read. */
export async function createFilms(options: FilmsOptions): Promise<Films> {
  const { fetchMedia, folder, limits = filmLimits, report } = options
  const { knownPaths: limit } = limits
  const register = await createPathRegister({
    folder,
    limit,
    reserve: limits,
    readFacts: noFacts,
    onInvalidate: () => undefined, // films have no facts that could change
    report,
  })
  const missing = createRecentFailures(pictureLimits)
  const { atOnce, byNetwork: byHolder, evictAfterMs } = limits
  const slots = createSlots({ atOnce, byHolder, evictAfterMs })

  function reportMissing(path: string): PictureError {
    const error: PictureError = { status: 'missing', reason: 'no such file' }
    if (missing.add(path, error)) report({ kind: 'source', path, reason: 'missing: no such file' })
    return error
  }

  async function open({ path, range, network, signal }: FilmRequest): Promise<Film | PictureError> {
    const type = filmType(path)
    const isShown = (await register.find(path)) !== null
    if (type === null || !isShown) return { status: 'missing', reason: 'no page shows it' }
    const eviction = new AbortController()
    const slot = slots.take(network, () => eviction.abort())
    if (slot === null) return { status: 'unavailable', reason: 'too much to do' }
    const reply = await fetchMedia(path, range === null ? { signal } : { range, signal })
    if (reply.status !== 'found' || reply.response.body === null) slot.release()
    if (reply.status === 'missing') return reportMissing(path)
    if (reply.status === 'failed') {
      const { kind } = reply.reason
      return { status: kind === 'misshapen' ? 'invalid' : 'unavailable', reason: kind }
    }
    const { status, headers, body } = reply.response
    const passed = body && passOn(body, { slot, evicted: eviction.signal, left: signal })
    return { status: 'found', type, response: { status, headers, body: passed } }
  }

  return {
    filmAddress(path) {
      if (!isPlainPath(path) || filmType(path) === null) return null
      register.add(path)
      return `/films/${encodeMediaPath(path)}`
    },
    open,
    forget: (path) => register.remove(path),
    close: () => register.settled(),
  }
}

/** Films have no facts, only a path. */
function noFacts(): null {
  return null
}

type Endings = { slot: Slot; evicted: AbortSignal; left: AbortSignal }

/** Passes a stream on until the visitor leaves or the slot is evicted. Hides errors, which may contain an address. */
function passOn(
  body: ReadableStream<Uint8Array>,
  { slot, evicted, left }: Endings,
): ReadableStream<Uint8Array> {
  const chunks = body.getReader()
  const end = () => {
    slot.release()
    chunks.cancel().catch(() => undefined) // the stream may already have failed
  }
  const breakOff = (stream: ReadableStreamDefaultController) => {
    stream.error(new Error('the film broke off'))
    end()
  }
  left.addEventListener('abort', end)
  if (left.aborted) end()
  return new ReadableStream<Uint8Array>(
    {
      start(stream) {
        evicted.addEventListener('abort', () => breakOff(stream))
        slot.pause()
      },
      async pull(stream) {
        slot.resume()
        try {
          const { value, done } = await chunks.read()
          if (done) stream.close()
          else stream.enqueue(value)
          if (done) slot.release()
          else slot.pause()
        } catch {
          breakOff(stream)
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
}

/** The media type of a clip, by its extension, never from the service's headers; null if it is not a clip. */
export function filmType(path: string): string | null {
  const [, extension = ''] = /\.([a-z\d]+)$/i.exec(path) ?? []
  const name = extension.toLowerCase()
  const kind = isMediaKind(name) ? mediaKinds[name] : null
  return kind?.use === 'clip' ? kind.type : null
}
