/** What films may cost. */
export type FilmLimits = {
  /** Films under way at once: each holds a connection to the agency's media, which pictures need as well. */
  atOnce: number
  knownPaths: number
}

export const filmLimits: FilmLimits = { atOnce: 12, knownPaths: 10_000 }
