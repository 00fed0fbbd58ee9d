import { diskReserve } from '#storage/disk-space.ts'

const MB = 1_000_000

/** The limits of pictures: bytes, milliseconds and counts. Tests use smaller ones. */
export type PictureLimits = {
  /** The largest source, as a file and as a raster. */
  sourceBytes: number
  sourcePixels: number
  /** How long a source may take to arrive, and one decoding with its encoding. */
  fetchMs: number
  encodeMs: number
  fetchesAtOnce: number
  encodingsAtOnce: number
  /** How many jobs may wait in each queue, and for how long urgent ones may: visitors wait for them. */
  waiting: number
  waitMs: number
  /** Background work: how many jobs run at once, and how many may wait. */
  backgroundAtOnce: number
  backgroundWaiting: number
  /** Copies of covers: the delay after a start, the most covers to make copies of, and how many of these to load into memory. */
  readyAfterMs: number
  readyPictures: number
  readyInMemory: number
  /** How long a failed fetch or encoding is not repeated, and how many failures are in memory. */
  failureMs: number
  failures: number
  /** How long the same failure of a picture is not reported again. */
  reportAgainMs: number
  /** The memory at which an encoder process exits, and how long it lives without work. */
  processBytes: number
  processIdleMs: number
  /** Copies and sources on disk; copies in memory. */
  diskBytes: number
  memoryBytes: number
  /** The disk reserve that pictures leave for irreplaceable data: bytes and files (inodes); a tenth of a small disk. */
  reserveBytes: number
  reserveFiles: number
  /** How often the disk is scanned for files of other processes. */
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
