import { MAX_PHOTO_BYTES } from '#contract/panel/entries.ts'
import type { PhotoMakerLimits } from '#media/photos/photo-maker.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const MB = 1_000_000

/** The limits of visitors' forms: bytes, milliseconds and counts. Tests use smaller ones. */
export type IntakeLimits = PhotoMakerLimits & {
  bodyBytes: number
  photoBytes: number
  fields: number
  fieldBytes: number
  /** The same for a message. Far above the form's own limits, so that a message that is too long is read and explained. */
  messageBytes: number
  messageFields: number
  /**
   * Concurrent uploads, how many more may wait, and for how long; uploads from a visitor's own network, and from each of the two
   * networks around it; the space of all uploads on the disk.
   */
  uploadsAtOnce: number
  uploadsWaiting: number
  uploadWaitMs: number
  uploadsOfNetworks: readonly number[]
  uploadBytes: number
  /** Complete uploads whose photos are being prepared, in all and per network. */
  preparedAtOnce: number
  preparedOfNetworks: readonly number[]
  /** How long a process must have been dead before its uploads are deleted. */
  remainsMs: number
  /** The shortest time in which a person fills in a rendered form, and the time after which its form key expires. */
  quickestMs: number
  formKeyMs: number
  /** The number of different contents that one form key may submit, and the form keys in memory. */
  usesOfKey: number
  formKeys: number
  /** Accepted forms of an address per hour: above the first limit a form needs a proof of work, above the second it must wait. */
  formsBeforeProof: number
  formsAtMost: number
  /** The factors of these limits for an address's own network, and for each of the two networks around it. */
  formFactorsOfNetworks: readonly number[]
  /** Tries of an address per hour, successful or not. */
  triesAtMost: number
  /** Documents of an address per minute. */
  documentsAtMost: number
  /** Looks at applications per hour: of an address, and at one reference. */
  looksAtMost: number
  /** Addresses in memory. */
  addresses: number
  /** How long a challenge is valid, and how many solutions are in memory, so that none is used twice. */
  challengeMs: number
  solutions: number
}

export const intakeLimits: IntakeLimits = {
  bodyBytes: 45 * MB,
  photoBytes: MAX_PHOTO_BYTES,
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
  formFactorsOfNetworks: [1, 4, 16],
  triesAtMost: 120,
  documentsAtMost: 10,
  looksAtMost: 60,
  addresses: 100_000,
  challengeMs: 20 * MINUTE,
  solutions: 10_000,
}
