const MB = 1_000_000

/** What making documents may cost. Bytes, milliseconds and counts; tests put smaller ones in their place. */
export type DownloadLimits = {
  /** Documents made at once, and orders that may wait for one of these. */
  atOnce: number
  waiting: number
  /** From the order to the finished document, its waiting included. */
  makeMs: number
  /** Documents and archives that are being sent, and how long a reader may pause. */
  open: number
  pauseMs: number
  /** How long a reader has to have paused before somebody else may have the place. */
  evictAfterMs: number
  /** Pictures of one document that are scaled at once. */
  scaledAtOnce: number
  /** A source picture, as a file. */
  sourceBytes: number
  /** Scaled pictures on disk, and how long they are kept: nothing stays of a talent who has left (docs/product.md: Privacy and retention). */
  keptBytes: number
  keptMs: number
}

export const downloadLimits: DownloadLimits = {
  atOnce: 2,
  waiting: 6,
  makeMs: 30_000,
  open: 20,
  pauseMs: 60_000,
  evictAfterMs: 5_000,
  scaledAtOnce: 2,
  sourceBytes: 40 * MB,
  keptBytes: 500 * MB,
  keptMs: 20 * 3_600_000,
}
