/** What came of a photo that a visitor sent. */
export type PhotoResult =
  /** `longestSide` in pixels. */
  | { status: 'ready'; photo: { bytes: Uint8Array<ArrayBuffer> }; longestSide: number }
  | { status: 'refused'; reason: PhotoRefusal }

/**
 * `not-a-picture`: neither PNG nor GIF nor JPEG, whatever its name says. `too-large` is the file, `too-long` a side of the
 * picture; `too-much-memory`: as it is stored it cannot be decoded row by row.
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
