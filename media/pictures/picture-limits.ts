import { diskReserve } from '#storage/disk-space.ts'

const MB = 1_000_000

/** What pictures may cost. Bytes, milliseconds and counts; tests put smaller ones in their place. */
export type PictureLimits = {
  /** The largest source, as a file and as a raster. */
  sourceBytes: number
  sourcePixels: number
  /** How long a source may take to arrive, and one decoding with its encoding. */
  fetchMs: number
  encodeMs: number
  fetchesAtOnce: number
  encodingsAtOnce: number
  /** How many may wait for a turn that a visitor needs, and for how long. */
  waiting: number
  waitMs: number
  /** Work that nobody waits for: how many at once, and how many may be due. */
  backgroundAtOnce: number
  backgroundWaiting: number
  /** How long after a start covers are let alone, how many are made ready at the most, and how many of them in memory. */
  readyAfterMs: number
  readyPictures: number
  readyInMemory: number
  /** How long a picture that could not be had is not asked for again, and how many such are remembered. */
  failureMs: number
  failures: number
  /** How long the same failure of the same picture is not reported again. */
  reportAgainMs: number
  /** Memory at which an encoding process ends itself, and how long it is kept without work. */
  processBytes: number
  processIdleMs: number
  /** Copies and sources on disk; copies in memory. */
  diskBytes: number
  memoryBytes: number
  /** What pictures leave free on the disk for things that cannot be made again, bytes and files (inodes); a tenth of a small disk. */
  reserveBytes: number
  reserveFiles: number
  /** How often the disk is looked over for what other processes wrote. */
  scanMs: number
  knownPaths: number
}

export const pictureLimits: PictureLimits = {
  sourceBytes: 40 * MB,
  sourcePixels: 50_000_000,
  fetchMs: 10_000,
  encodeMs: 10_000,
  fetchesAtOnce: 6,
  encodingsAtOnce: 2,
  waiting: 500,
  waitMs: 10_000,
  backgroundAtOnce: 2,
  backgroundWaiting: 5_000,
  readyAfterMs: 30_000,
  readyPictures: 2_000,
  readyInMemory: 100,
  failureMs: 10_000,
  failures: 1_000,
  reportAgainMs: 3_600_000,
  processBytes: 512 * MB,
  processIdleMs: 60_000,
  diskBytes: 2_000 * MB,
  memoryBytes: 32 * MB,
  ...diskReserve,
  scanMs: 600_000,
  knownPaths: 50_000,
}
