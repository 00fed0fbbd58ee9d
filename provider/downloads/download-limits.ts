const MB = 1_000_000

/** Limits for documents, in bytes, milliseconds and counts; tests use smaller ones. */
export const downloadLimits = {
  /** Documents made at once, and orders that may wait. */
  atOnce: 2,
  waiting: 6,
  /** From the order to the finished document, including the wait. */
  makeMs: 30_000,
  /** Documents and archives sent at once, and the longest pause of a reader. */
  open: 20,
  pauseMs: 60_000,
  /** How long a reader must have paused before another reader may take its slot. */
  evictAfterMs: 5_000,
  /** Pictures of one document scaled at once. */
  scaledAtOnce: 2,
  /** How long a list's PDF waits for one of its pictures. */
  pictureMs: 5_000,
  /** The size of a source picture's file. */
  sourceBytes: 40 * MB,
  /** Scaled pictures on disk, and their lifetime: some are of photos that no talent shows any more. */
  keptBytes: 500 * MB,
  keptMs: 20 * 3_600_000,
}
export type DownloadLimits = typeof downloadLimits
