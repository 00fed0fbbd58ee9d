/** How long, how many and how large anything is that concerns the two services (docs/product.md: Limits). */
export type UpstreamLimits = {
  /** Connections that one transport holds. */
  connections: number
  connectMs: number
  /** From the request to the answer's headers, each time it is tried. */
  headersMs: number
  /** Silence within an answer over HTTP. */
  bodyIdleMs: number
  /** What a page waits for when there is nothing to show yet. */
  pageMs: number
  /** A whole refresh, with all its calls and its time in the queue. */
  refreshMs: number
  /** An answer, decoded. */
  answerBytes: number
  /** From a document's order to its headers, and documents at a time, from their order to their last byte. */
  documentMs: number
  documentsOpen: number
  /** From an entry's first byte to its answer. */
  entryMs: number
  /** Calls to one service at a time, and queued for it. */
  callsAtOnce: number
  callsWaiting: number
  /** A retry comes after up to this long, later only if the service asks for up to `longestRetryAfterMs`. */
  retryJitterMs: number
  longestRetryAfterMs: number
  /** Tries in a row that must fail before a service counts as down; then it is tried once per interval. */
  failuresUntilDown: number
  probeEveryMs: number
  /** After a sign-in that did not help. */
  signInAgainMs: number
  /** An answer is good for so long. */
  freshMs: number
  /** An answer up to this age is shown at once while a newer one is fetched; an older one after a short wait. */
  staleMs: number
  staleWaitMs: number
  /** How long after an expiry an answer may still be from before. */
  underWayMs: number
  /** How long a failed call is not repeated; longer than `probeEveryMs`, or one bad call would use up every probe. */
  failureMemoryMs: number
  /** Answers of one kind in memory; `memoryBytes` as JSON, not below `answerBytes`. */
  memoryEntries: number
  memoryBytes: number
  /** Last good copies on disk, and those in line to be written. */
  copyFiles: number
  copiesWaiting: number
  /** A copy of an unchanged answer is written again after so long, so that it tells its age about right. */
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
  longestRetryAfterMs: 1_000,
  failuresUntilDown: 3,
  probeEveryMs: 5_000,
  signInAgainMs: 5_000,
  freshMs: 20_000,
  staleMs: 40_000,
  staleWaitMs: 300,
  underWayMs: 1_000,
  failureMemoryMs: 7_000,
  memoryEntries: 5_000,
  memoryBytes: 24_000_000,
  copyFiles: 20_000,
  copiesWaiting: 1_000,
  copyAgainMs: 3_600_000,
  flawsReported: 5,
}

type InProcessLimits = Pick<UpstreamLimits, 'headersMs' | 'pageMs' | 'failuresUntilDown'>

/**
 * What differs where both services run in this process. They cannot be down while it is up: late means that the machine is
 * busy, so they are waited for as long as a refresh may take, and never given up.
 */
export const inProcessLimits: InProcessLimits = {
  headersMs: 10_000,
  pageMs: 10_000,
  failuresUntilDown: Infinity,
}
