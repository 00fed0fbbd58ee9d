const MB = 1_000_000

/** Limits for documents, in bytes, milliseconds and counts; tests use smaller ones. */
export type DownloadLimits = {
  /** Documents made at once, and orders that may wait. */
  atOnce: number
  waiting: number
  /** From the order to the finished document, including the wait. */
  makeMs: number
  /** Documents and archives sent at once, and the longest pause of a reader. */
  open: number
  pauseMs: number
  /** How long a reader must have paused before another reader may take its slot. */
  evictAfterMs: number
  /** Pictures of one document scaled at once. */
  scaledAtOnce: number
  /** How long a list's PDF waits for one of its pictures. */
  pictureMs: number
  /** The size of a source picture's file. */
  sourceBytes: number
  /** Scaled pictures on disk, and their lifetime: some are of photos that no talent shows any more. */
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
  pictureMs: 5_000,
  sourceBytes: 40 * MB,
  keptBytes: 500 * MB,
  keptMs: 20 * 3_600_000,
}
