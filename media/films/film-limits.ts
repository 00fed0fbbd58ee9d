import { diskReserve } from '#storage/disk-space.ts'

/** The limits of films. */
export const filmLimits = {
  /** Concurrent films: each holds a connection to the agency's media, besides those for pictures. */
  atOnce: 12,
  /** Concurrent films per network: browsers open six connections to a site. */
  byNetwork: 6,
  /** How long a browser must have read nothing before another may take its slot. If it continues, it requests the rest. */
  evictAfterMs: 5_000,
  knownPaths: 10_000,
  ...diskReserve,
}
export type FilmLimits = typeof filmLimits

/** The limits of requests to Vimeo for the shape of its videos. */
export const vimeoLimits = {
  /** How long a page waits for an answer. */
  pageMs: 400,
  /** How long the whole response may take, even if no page waits for it. */
  answerMs: 3_000,
  bytes: 64_000,
  /** Concurrent requests. Beyond that, the shape is requested when the page is next rendered. */
  atOnce: 4,
  /** Shapes in memory. */
  entries: 2_000,
  freshMs: 86_400_000,
  /** How long a failed request is not repeated. */
  failureMs: 60_000,
}
export type VimeoLimits = typeof vimeoLimits
