/** Times, counts and sizes for the two services (docs/product.md: Limits). */
export const upstreamLimits = {
  /** Connections that one transport holds. */
  connections: 10,
  connectMs: 2_000,
  /** From the request to the answer's headers, for each try. */
  headersMs: 2_000,
  /** The longest silence within an answer's body over HTTP. */
  bodyIdleMs: 10_000,
  /** How long a page waits if there is no answer to show yet. */
  pageMs: 4_500,
  /** A whole refresh, including all its calls and its time in the queue. */
  refreshMs: 10_000,
  /** An answer, decoded. */
  answerBytes: 20_000_000,
  /** From a document's order to its headers; and open documents, each from its order to its last byte. */
  documentMs: 35_000,
  documentsOpen: 20,
  /** From an entry's first byte to its answer. */
  entryMs: 60_000,
  /** Calls to one service at once, and calls in its queue. */
  callsAtOnce: 10,
  callsWaiting: 2_000,
  /** A retry follows after at most this time, plus the service's `Retry-After` of up to `maxCallRetryAfterMs`. */
  retryJitterMs: 200,
  maxCallRetryAfterMs: 1_000,
  /** After this many failures in a row, a service counts as down; then it is tried once per interval. */
  failuresUntilDown: 3,
  probeEveryMs: 5_000,
  /** The pause after a failed sign-in. */
  signInAgainMs: 5_000,
  /** An answer is fresh for this long. */
  freshMs: 20_000,
  /** Up to this age, a stale answer is served at once while it is refreshed; an older one after a short wait. */
  staleMs: 40_000,
  staleWaitMs: 300,
  /** For this long after an expiry, an answer may still hold the data from before. */
  inFlightMs: 1_000,
  /** A failed call is not repeated for this long; longer than `probeEveryMs`, or one bad call would use up every probe. */
  failureMemoryMs: 7_000,
  /** The pause after each profile that is asked for without a visitor: there may be thousands, in each process. */
  lookPauseMs: 100,
  /** Answers of one kind in memory; `memoryBytes` is their size as JSON, at least `answerBytes`. */
  memoryEntries: 5_000,
  memoryBytes: 24_000_000,
  /** Last good copies on disk, and copies in the queue to be written. */
  copyFiles: 20_000,
  copiesWaiting: 1_000,
  /** The copy of an unchanged answer is rewritten after this long, so that its age stays about right. */
  copyAgainMs: 3_600_000,
  /** Flaws of one answer that are reported one by one. */
  flawsReported: 5,
}
export type UpstreamLimits = typeof upstreamLimits

/**
 * Limits for services that run in this process. They cannot be down while the process is up. A late answer means that the
 * machine is busy, so a page waits as long as a refresh may take, and the services never count as down. A call fails because the
 * database or the media storage does, and is repeated soon: there is no probe for which to wait.
 */
export const inProcessLimits = {
  headersMs: 10_000,
  pageMs: 10_000,
  failuresUntilDown: Infinity,
  failureMemoryMs: 1_000,
} satisfies Partial<UpstreamLimits>
