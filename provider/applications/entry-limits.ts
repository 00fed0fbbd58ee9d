import { MOST_PHOTO_BYTES } from '#contract/panel/entries.ts'

/** What entries may take (docs/product.md: Limits). */
export const entryLimits = {
  /** Of an application with its photos, and of a message. */
  multipartBytes: 45_000_000,
  jsonBytes: 64 * 1024,
  photoBytes: MOST_PHOTO_BYTES,
  /** Fields and files of a multipart body, and the header of one of them. */
  parts: 40,
  partHeaderBytes: 8 * 1024,
  /** Applications that are read at once, and those in line behind them. */
  readAtOnce: 4,
  waiting: 100,
}
export type EntryLimits = typeof entryLimits
