import type { FetchMedia, MediaResponse } from '#upstream/media.ts'
import { isPlainPath } from '#upstream/service-address.ts'

import { encodeMediaPath } from '../pictures/media-path.ts'
import { createPathRegister } from '../pictures/path-register.ts'
import type { Lack, Report } from '../pictures/picture-answer.ts'
import { type FilmLimits, filmLimits } from './film-limits.ts'
import { filmType } from './film-type.ts'

/** The agency's clips, handed through from its media. Nothing of them is kept. */
export type Films = {
  /** Where a clip that a page shows is served; it may be asked for from then on. Null for what is no clip. */
  filmAddress(path: string): string | null
  /** A clip or a part of it; its body has to be read or cancelled. Never rejects. */
  open(request: FilmRequest): Promise<Film | Lack>
  /** Ends a clip. Each process has to be told. */
  forget(path: string): void
  /** Resolves when the disk knows what memory knows. */
  close(): Promise<void>
}

/** `range` is the value of a `Range` header, null for none; `signal` is the visitor's going away. */
export type FilmRequest = { path: string; range: string | null; signal: AbortSignal }

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
    onNews: () => undefined, // of a film nothing is known but its path
    report,
  })
  let underWay = 0
  const end = () => void underWay--

  async function open({ path, range, signal }: FilmRequest): Promise<Film | Lack> {
    const type = filmType(path)
    const isShown = (await register.find(path)) !== null
    if (type === null || !isShown) return { status: 'missing', reason: 'no page shows it' }
    if (underWay >= limits.atOnce) return { status: 'unavailable', reason: 'too much to do' }
    underWay++
    const reply = await fetchMedia(path, range === null ? { signal } : { range, signal })
    if (reply.status !== 'found' || reply.response.body === null) end()
    if (reply.status === 'missing') return { status: 'missing', reason: 'no such file' }
    if (reply.status === 'failed') return { status: 'unavailable', reason: reply.failure.kind }
    const { status, headers, body } = reply.response
    return { status: 'found', type, response: { status, headers, body: body && passOn(body, end) } }
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

/** The same stream; `end` is called once, however it ends. What broke it stays here: it may hold an address. */
function passOn(body: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  void body
    .pipeTo(writable, { preventAbort: true })
    .catch(() => writable.abort(new Error('the film broke off')))
    .finally(end)
  return readable
}
