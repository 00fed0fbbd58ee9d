/** Times, counts and sizes for the two services (docs/product.md: Limits). */
export type UpstreamLimits = {
  /** Connections that one transport holds. */
  connections: number
  connectMs: number
  /** From the request to the answer's headers, for each try. */
  headersMs: number
  /** The longest silence within an answer's body over HTTP. */
  bodyIdleMs: number
  /** How long a page waits if there is no answer to show yet. */
  pageMs: number
  /** A whole refresh, including all its calls and its time in the queue. */
  refreshMs: number
  /** An answer, decoded. */
  answerBytes: number
  /** From a document's order to its headers; and open documents, each from its order to its last byte. */
  documentMs: number
  documentsOpen: number
  /** From an entry's first byte to its answer. */
  entryMs: number
  /** Calls to one service at once, and calls in its queue. */
  callsAtOnce: number
  callsWaiting: number
  /** A retry follows after at most this time, plus the service's `Retry-After` of up to `maxCallRetryAfterMs`. */
  retryJitterMs: number
  maxCallRetryAfterMs: number
  /** After this many failures in a row, a service counts as down; then it is tried once per interval. */
  failuresUntilDown: number
  probeEveryMs: number
  /** The pause after a failed sign-in. */
  signInAgainMs: number
  /** An answer is fresh for this long. */
  freshMs: number
  /** Up to this age, a stale answer is served at once while it is refreshed; an older one after a short wait. */
  staleMs: number
  staleWaitMs: number
  /** For this long after an expiry, an answer may still hold the data from before. */
  underWayMs: number
  /** A failed call is not repeated for this long; longer than `probeEveryMs`, or one bad call would use up every probe. */
  failureMemoryMs: number
  /** The pause after each profile that is asked for without a visitor: there may be thousands, in each process. */
  lookPauseMs: number
  /** Answers of one kind in memory; `memoryBytes` is their size as JSON, at least `answerBytes`. */
  memoryEntries: number
  memoryBytes: number
  /** Last good copies on disk, and copies in the queue to be written. */
  copyFiles: number
  copiesWaiting: number
  /** The copy of an unchanged answer is rewritten after this long, so that its age stays about right. */
  copyAgainMs: number
  /** Flaws of one answer that are reported one by one. */
  flawsReported: number
}

export const upstreamLimits: UpstreamLimits = {
  connections: 10,
  connectMs: 2_000,
  headersMs: 2_000,
  bodyIdleMs: 10_000,
  pageMs: 4_500,
  refreshMs: 10_000,
  answerBytes: 20_000_000,
  documentMs: 35_000,
  documentsOpen: 20,
  entryMs: 60_000,
  callsAtOnce: 10,
  callsWaiting: 2_000,
  retryJitterMs: 200,
  maxCallRetryAfterMs: 1_000,
  failuresUntilDown: 3,
  probeEveryMs: 5_000,
  signInAgainMs: 5_000,
  freshMs: 20_000,
  staleMs: 40_000,
  staleWaitMs: 300,
  underWayMs: 1_000,
  failureMemoryMs: 7_000,
  lookPauseMs: 100,
  memoryEntries: 5_000,
  memoryBytes: 24_000_000,
  copyFiles: 20_000,
  copiesWaiting: 1_000,
  copyAgainMs: 3_600_000,
  flawsReported: 5,
}

type InProcessLimits = Pick<
  UpstreamLimits,
  'headersMs' | 'pageMs' | 'failuresUntilDown' | 'failureMemoryMs'
>

/**
 * Limits for services that run in this process. They cannot be down while the process is up. A late answer means that the
 * machine is busy, so a page waits as long as a refresh may take, and the services never count as down. A call fails because the
 * database or the media storage does, and is repeated soon: there is no probe for which to wait.
 */
export const inProcessLimits: InProcessLimits = {
  headersMs: 10_000,
  pageMs: 10_000,
  failuresUntilDown: Infinity,
  failureMemoryMs: 1_000,
}
