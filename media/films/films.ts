import { createSlots, type Slot } from '#storage/slots.ts'
import type { FetchMedia, MediaResponse } from '#upstream/media.ts'
import { isPlainPath } from '#contract/service-address.ts'

import { isMediaKind, mediaKinds } from '../files/media-kind.ts'
import { encodeMediaPath } from '../pictures/media-path.ts'
import { createPathRegister } from '../pictures/path-register.ts'
import type { PictureError, Report } from '../pictures/picture-result.ts'
import { type FilmLimits, filmLimits } from './film-limits.ts'

/** The agency's clips, handed through from its media. Nothing of them is kept. */
export type Films = {
  /** Where a clip that a page shows is served; it may be asked for from then on. Null for what is no clip. */
  filmAddress(path: string): string | null
  /** A clip or a part of it; its body has to be read or cancelled. Never rejects. */
  open(request: FilmRequest): Promise<Film | PictureError>
  /** Ends a clip. Each process has to be told. */
  forget(path: string): void
  /** Resolves when the disk knows what memory knows. */
  close(): Promise<void>
}

/**
 * `range` is the value of a `Range` header, null for none; `address` is whose share it counts towards, null for nobody's;
 * `signal` is the visitor's going away.
 */
export type FilmRequest = {
  path: string
  range: string | null
  address: string | null
  signal: AbortSignal
}

/** `type` is the media type, by us; the response's headers are the service's. */
export type Film = { status: 'found'; type: string; response: MediaResponse }

type FilmsOptions = {
  fetchMedia: FetchMedia
  /** Where the paths lie that pages show; made when missing. */
  folder: string
  limits?: FilmLimits
  report: Report
}

/** Opens the films whose paths a folder remembers. Throws when the folder cannot be made or read. */
export async function createFilms(options: FilmsOptions): Promise<Films> {
  const { fetchMedia, folder, limits = filmLimits, report } = options
  const { knownPaths: limit } = limits
  const register = await createPathRegister({
    folder,
    limit,
    reserve: limits,
    readFacts: noFacts,
    onInvalidate: () => undefined, // of a film nothing is known but its path
    report,
  })
  const { atOnce, byAddress: byHolder, evictAfterMs } = limits
  const slots = createSlots({ atOnce, byHolder, evictAfterMs })

  async function open({ path, range, address, signal }: FilmRequest): Promise<Film | PictureError> {
    const type = filmType(path)
    const isShown = (await register.find(path)) !== null
    if (type === null || !isShown) return { status: 'missing', reason: 'no page shows it' }
    const eviction = new AbortController()
    const slot = slots.take(address, () => eviction.abort())
    if (slot === null) return { status: 'unavailable', reason: 'too much to do' }
    const reply = await fetchMedia(path, range === null ? { signal } : { range, signal })
    if (reply.status !== 'found' || reply.response.body === null) slot.release()
    if (reply.status === 'missing') return { status: 'missing', reason: 'no such file' }
    if (reply.status === 'failed') {
      const { kind } = reply.failure
      return { status: kind === 'misshapen' ? 'broken' : 'unavailable', reason: kind }
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

/** The path is all that is known of a film. */
function noFacts(): null {
  return null
}

type Endings = { slot: Slot; evicted: AbortSignal; left: AbortSignal }

/** The same stream, until its reader leaves or its slot goes to somebody else. What broke it stays here: it may hold an address. */
function passOn(
  body: ReadableStream<Uint8Array>,
  { slot, evicted, left }: Endings,
): ReadableStream<Uint8Array> {
  const chunks = body.getReader()
  const end = () => {
    slot.release()
    chunks.cancel().catch(() => undefined) // it may have broken off by itself
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

/** The media type of a clip, by its extension and never as the service calls it; null for what is no clip. */
export function filmType(path: string): string | null {
  const [, extension = ''] = /\.([a-z\d]+)$/i.exec(path) ?? []
  const name = extension.toLowerCase()
  const kind = isMediaKind(name) ? mediaKinds[name] : null
  return kind?.use === 'clip' ? kind.type : null
}
