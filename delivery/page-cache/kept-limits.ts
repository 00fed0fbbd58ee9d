/** How long and how much of finished answers is kept. Overridable by tests. */
export type KeptLimits = {
  /** Younger than this it is given out as it is, ms. */
  freshMs: number
  /** Younger than this it is given out while it is looked at; older waits for that, ms. */
  staleMs: number
  /** After this it is made anew even if nothing that it was made from has changed, ms: the year in the footer does. */
  longestMs: number
  /** All together in memory, bytes: some 1,000 models pages, or the data of 5,000. */
  bytes: number
  /** Beside these, forms for who takes no compression, bytes: some 100 pages. */
  plainBytes: number
}

export const keptLimits: KeptLimits = {
  freshMs: 20_000,
  staleMs: 40_000,
  longestMs: 600_000,
  bytes: 64 * 1024 * 1024,
  plainBytes: 16 * 1024 * 1024,
}
