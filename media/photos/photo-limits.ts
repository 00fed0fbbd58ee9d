/** The limits of a visitor's photo: bytes, pixels, milliseconds and counts. */
export type PhotoLimits = {
  /** The largest photo: pixels in all frames together, pixels of the longer side, number of frames. */
  photoPixels: number
  photoSide: number
  photoFrames: number
  /** The bytes that a decoder may hold of a photo that it cannot decode row by row: interlaced, progressive, GIF. */
  photoHeldBytes: number
  /** The longer side of the prepared photo. */
  preparedSide: number
  /** The time of one decoding and encoding; how many run at once, how many more may wait, and for how long. */
  photoMs: number
  photosAtOnce: number
  photosWaiting: number
  photoWaitMs: number
  processBytes: number
  processIdleMs: number
}
