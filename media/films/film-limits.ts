import type { Reserve } from '#storage/disk-space.ts'
import { pictureLimits } from '../pictures/picture-limits.ts'

/** What films may cost. */
export type FilmLimits = Reserve & {
  /** Films under way at once: each holds a connection to the agency's media, which pictures need as well. */
  atOnce: number
  /** Of one address: browsers open six connections to a site. */
  byAddress: number
  /** How long a reader has to have taken nothing before somebody else may have the place: who goes on asks for the rest. */
  evictAfterMs: number
  knownPaths: number
}

export const filmLimits: FilmLimits = {
  atOnce: 12,
  byAddress: 6,
  evictAfterMs: 5_000,
  knownPaths: 10_000,
  reserveBytes: pictureLimits.reserveBytes,
  reserveFiles: pictureLimits.reserveFiles,
}

/** What asking Vimeo for the shape of its videos may cost. */
export type VimeoLimits = {
  /** How long a page waits for an answer. */
  pageMs: number
  /** The whole answer, whoever waits for it. */
  answerMs: number
  bytes: number
  /** Questions under way at once; what is more is asked when the page is made again. */
  atOnce: number
  /** Answers in memory. */
  entries: number
  freshMs: number
  /** How long a question that failed is not repeated. */
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
