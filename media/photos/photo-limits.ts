/** What the photo of a visitor may cost. Bytes, pixels, milliseconds and counts. */
export type PhotoLimits = {
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
}
