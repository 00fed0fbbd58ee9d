import { MAX_PHOTO_BYTES } from '#contract/panel/entries.ts'
import { photoLimits } from '#media/photos/photo-maker.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const MB = 1_000_000

/** The limits of visitors' forms: bytes, milliseconds and counts. Tests use smaller ones. */
export const intakeLimits = {
  ...photoLimits,
  bodyBytes: 45 * MB,
  photoBytes: MAX_PHOTO_BYTES,
  fields: 40,
  fieldBytes: 10_000,
  /** The same for a message. Far above the form's own limits, so that a message that is too long is read and explained. */
  messageBytes: 64_000,
  messageFields: 250, // a brief names up to 200 talents
  /**
   * Concurrent uploads, how many more may wait, and for how long; uploads from a visitor's own network, and from each of the two
   * networks around it; the space of all uploads on the disk.
   */
  uploadsAtOnce: 100,
  uploadsWaiting: 100,
  uploadWaitMs: 25 * SECOND, // the page's script waits for 30 s
  uploadsOfNetworks: [8, 24, 48],
  uploadBytes: 2_000 * MB,
  /** Complete uploads whose photos are being prepared, in all and per network. */
  preparedAtOnce: 4,
  preparedOfNetworks: [1, 2, 3],
  /** How long a process must have been dead before its uploads are deleted. */
  remainsMs: MINUTE,
  /** The shortest time in which a person fills in a rendered form, and the time after which its form key expires. */
  quickestMs: 3 * SECOND,
  formKeyMs: 28 * 24 * 60 * MINUTE,
  /** The number of different contents that one form key may submit, and the form keys in memory. */
  usesOfKey: 5,
  formKeys: 20_000,
  /** Accepted forms of an address per hour: above the first limit a form needs a proof of work, above the second it must wait. */
  formsBeforeProof: 5,
  formsAtMost: 60,
  /** The factors of these limits for an address's own network, and for each of the two networks around it. */
  formFactorsOfNetworks: [1, 4, 16],
  /** Tries of an address per hour, successful or not. */
  triesAtMost: 120,
  /** Documents of an address per minute. */
  documentsAtMost: 10,
  /** Looks at applications per hour: of an address, and at one reference. */
  looksAtMost: 60,
  /** Addresses in memory. */
  addresses: 100_000,
  /** How long a challenge is valid, and how many solutions are in memory, so that none is used twice. */
  challengeMs: 20 * MINUTE,
  solutions: 10_000,
}
export type IntakeLimits = typeof intakeLimits
