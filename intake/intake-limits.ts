import { MOST_PHOTO_BYTES } from '#contract/panel/entries.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const MB = 1_000_000

/** What forms of visitors may cost. Bytes, milliseconds and counts; tests put smaller ones in their place. */
export type IntakeLimits = {
  bodyBytes: number
  photoBytes: number
  fields: number
  fieldBytes: number
  /** The same for a message: whatever is in it is to be read and judged, up to far more than it may hold. */
  messageBytes: number
  messageFields: number
  /**
   * Bodies that come in at one time, how many wait behind them, and how long; of these so many from a visitor's own network, and
   * from each of the two around it; the room that all take on the disk.
   */
  uploadsAtOnce: number
  uploadsWaiting: number
  uploadWaitMs: number
  uploadsOfNetworks: readonly number[]
  uploadBytes: number
  /** Bodies that have come in whole and whose photos are being made. */
  preparedAtOnce: number
  preparedOfNetworks: readonly number[]
  /** The largest picture: pixels of its frame, of all frames of a moving one, its longer side, its frames. */
  photoPixels: number
  photoSide: number
  photoFrames: number
  /** What a decoder may hold of a picture that it cannot take row by row: interlaced, progressive, a GIF. */
  photoHeldBytes: number
  /** The longer side of what is made of it. */
  preparedSide: number
  /** One decoding with its encoding; how many at one time, how many wait behind them and how long. */
  photoMs: number
  photosAtOnce: number
  photosWaiting: number
  photoWaitMs: number
  processBytes: number
  processIdleMs: number
  /** Remains of uploads that were interrupted are cleared away after so long. */
  remainsMs: number
  /** Sooner than so long after a form was rendered nobody has filled it in; after so long it counts as none of ours. */
  quickestMs: number
  formKeyMs: number
  /** For how many different contents one key is good, and keys that are remembered. */
  usesOfKey: number
  formKeys: number
  /** Forms of one address that are taken in an hour: above the first a proof of work is asked for, above the second it has to wait. */
  formsBeforeProof: number
  formsAtMost: number
  /** How many times as many that may be of an address's own network, and of each of the two around it. */
  formsOfNetworks: readonly number[]
  /** Tries of one address in an hour, whatever comes of them. */
  triesAtMost: number
  /** Documents of one address in a minute. */
  documentsAtMost: number
  /** Addresses that are remembered. */
  addresses: number
  /** How long a challenge may be solved, and how many solutions are remembered so that none is used twice. */
  challengeMs: number
  solutions: number
}

export const intakeLimits: IntakeLimits = {
  bodyBytes: 45 * MB,
  photoBytes: MOST_PHOTO_BYTES,
  fields: 40,
  fieldBytes: 10_000,
  messageBytes: 64_000,
  messageFields: 250, // a brief names up to 200 talents
  uploadsAtOnce: 100,
  uploadsWaiting: 100,
  uploadWaitMs: 25 * SECOND, // the page's script waits for 30 s
  uploadsOfNetworks: [8, 24, 48],
  uploadBytes: 2_000 * MB,
  preparedAtOnce: 4,
  preparedOfNetworks: [1, 2, 3],
  photoPixels: 40_000_000,
  photoSide: 12_000,
  photoFrames: 200,
  photoHeldBytes: 120 * MB,
  preparedSide: 2_048,
  photoMs: 10 * SECOND,
  photosAtOnce: 2,
  photosWaiting: 80,
  photoWaitMs: MINUTE,
  processBytes: 512 * MB,
  processIdleMs: MINUTE,
  remainsMs: MINUTE,
  quickestMs: 3 * SECOND,
  formKeyMs: 28 * 24 * 60 * MINUTE,
  usesOfKey: 5,
  formKeys: 20_000,
  formsBeforeProof: 5,
  formsAtMost: 60,
  formsOfNetworks: [1, 4, 16],
  triesAtMost: 120,
  documentsAtMost: 10,
  addresses: 100_000,
  challengeMs: 20 * MINUTE,
  solutions: 10_000,
}
