/** How long and how much the page cache stores. Tests override the limits. */
export type PageCacheLimits = {
  /** An entry younger than this is sent without a check, ms. */
  freshMs: number
  /** An entry younger than this is sent while it is revalidated; for an older one, the request waits, ms. */
  staleMs: number
  /** An entry older than this is rendered again even if its inputs are unchanged, ms: the year in the footer changes. */
  longestMs: number
  /** All entries in memory, bytes: some 1,000 models pages, or the data of 5,000 pages. */
  bytes: number
}

export const pageCacheLimits: PageCacheLimits = {
  freshMs: 20_000,
  staleMs: 40_000,
  longestMs: 600_000,
  bytes: 64 * 1024 * 1024,
}
