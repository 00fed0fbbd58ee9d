import { diskReserve } from '#storage/disk-space.ts'

const MB = 1_000_000

/** The limits of pictures: bytes, milliseconds and counts. Tests use smaller ones. */
export const pictureLimits = {
  /** The largest source, as a file and as a raster. */
  sourceBytes: 40 * MB,
  sourcePixels: 50_000_000,
  /** How long a source may take to arrive, and one decoding with its encoding. */
  fetchMs: 10_000,
  encodeMs: 10_000,
  fetchesAtOnce: 6,
  encodingsAtOnce: 2,
  /** How many jobs may wait in each queue, and for how long urgent ones may: visitors wait for them. */
  waiting: 500,
  waitMs: 10_000,
  /** Background work: how many jobs run at once, and how many may wait. */
  backgroundAtOnce: 2,
  backgroundWaiting: 5_000,
  /** Copies of covers: the delay after a start, the most covers to make copies of, and how many of these to load into memory. */
  readyAfterMs: 30_000,
  readyPictures: 2_000,
  readyInMemory: 100,
  /** How long a failed fetch or encoding is not repeated, and how many failures are in memory. */
  failureMs: 10_000,
  failures: 1_000,
  /** How long the same failure of a picture is not reported again. */
  reportAgainMs: 3_600_000,
  /** The memory at which an encoder process exits, and how long it lives without work. */
  processBytes: 512 * MB,
  processIdleMs: 60_000,
  /** Copies and sources on disk; copies in memory. */
  diskBytes: 2_000 * MB,
  memoryBytes: 32 * MB,
  /** The disk reserve that pictures leave for irreplaceable data: bytes and files (inodes); a tenth of a small disk. */
  ...diskReserve,
  /** How often the disk is scanned for files of other processes. */
  scanMs: 600_000,
  knownPaths: 50_000,
}
export type PictureLimits = typeof pictureLimits
