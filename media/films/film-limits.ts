import type { Reserve } from '#storage/disk-space.ts'
import { pictureLimits } from '../pictures/picture-limits.ts'

/** The limits of films. */
export type FilmLimits = Reserve & {
  /** Concurrent films: each holds a connection to the agency's media, besides those for pictures. */
  atOnce: number
  /** Concurrent films per network: browsers open six connections to a site. */
  byNetwork: number
  /** How long a browser must have read nothing before another may take its slot. If it continues, it requests the rest. */
  evictAfterMs: number
  knownPaths: number
}

export const filmLimits: FilmLimits = {
  atOnce: 12,
  byNetwork: 6,
  evictAfterMs: 5_000,
  knownPaths: 10_000,
  reserveBytes: pictureLimits.reserveBytes,
  reserveFiles: pictureLimits.reserveFiles,
}

/** The limits of requests to Vimeo for the shape of its videos. */
export type VimeoLimits = {
  /** How long a page waits for an answer. */
  pageMs: number
  /** How long the whole response may take, even if no page waits for it. */
  answerMs: number
  bytes: number
  /** Concurrent requests. Beyond that, the shape is requested when the page is next rendered. */
  atOnce: number
  /** Shapes in memory. */
  entries: number
  freshMs: number
  /** How long a failed request is not repeated. */
  failureMs: number
}

export const vimeoLimits: VimeoLimits = {
  pageMs: 400,
  answerMs: 3_000,
  bytes: 64_000,
  atOnce: 4,
  entries: 2_000,
  freshMs: 86_400_000,
  failureMs: 60_000,
}
