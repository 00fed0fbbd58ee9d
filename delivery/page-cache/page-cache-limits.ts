/** How long and how much the page cache keeps. Overridable by tests. */
export type PageCacheLimits = {
  /** A younger entry is sent as it is, ms. */
  freshMs: number
  /** A younger entry is sent while it is revalidated; an older one waits for that, ms. */
  staleMs: number
  /** An older entry is rendered anew even if nothing has changed, ms: the year in the footer does change. */
  longestMs: number
  /** All entries in memory, bytes: some 1,000 models pages, or the data of 5,000. */
  bytes: number
  /** Uncompressed variants beside these, bytes: some 100 pages. */
  uncompressedBytes: number
}

export const pageCacheLimits: PageCacheLimits = {
  freshMs: 20_000,
  staleMs: 40_000,
  longestMs: 600_000,
  bytes: 64 * 1024 * 1024,
  uncompressedBytes: 16 * 1024 * 1024,
}
