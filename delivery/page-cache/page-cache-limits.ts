/** How long and how much the page cache stores. Tests override the limits. */
export const pageCacheLimits = {
  /** An entry younger than this is sent without a check, ms. */
  freshMs: 20_000,
  /** An entry younger than this is sent while it is revalidated; for an older one, the request waits, ms. */
  staleMs: 40_000,
  /** An entry older than this is rendered again even if its inputs are unchanged, ms: the year in the footer changes. */
  longestMs: 600_000,
  /** All entries in memory, bytes: some 1,000 models pages, or the data of 5,000 pages. */
  bytes: 64 * 1024 * 1024,
}
export type PageCacheLimits = typeof pageCacheLimits
