import { MAX_PHOTO_BYTES } from '#contract/panel/entries.ts'

/** Limits for entries (docs/product.md: Limits). */
export const entryLimits = {
  /** Body size of an application with its photos, and of a message. */
  multipartBytes: 45_000_000,
  jsonBytes: 64 * 1024,
  photoBytes: MAX_PHOTO_BYTES,
  /** Fields and files of a multipart body, and the header size of each. */
  parts: 40,
  partHeaderBytes: 8 * 1024,
  /** Entries read at once, and entries waiting to be read. */
  readAtOnce: 4,
  waiting: 100,
}
export type EntryLimits = typeof entryLimits
