/** The result of preparing a visitor's photo. */
export type PhotoResult =
  /** `longestSide` in pixels. */
  | { status: 'prepared'; photo: { bytes: Uint8Array<ArrayBuffer> }; longestSide: number }
  | { status: 'refused'; reason: PhotoRefusal }

/**
 * `not-a-picture`: neither JPEG nor PNG nor GIF, whatever its name. `too-large`: the file. `too-long`: a side of the picture.
 * `too-much-memory`: it cannot be decoded row by row, and is too large to be decoded as a whole.
 */
export type PhotoRefusal =
  | 'empty'
  | 'too-large'
  | 'not-a-picture'
  | 'too-long'
  | 'too-many-frames'
  | 'too-many-pixels'
  | 'too-much-memory'
  | 'unreadable'
