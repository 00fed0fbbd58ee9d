/** What page and service worker agree on. They share no code, as the worker is one file, so it writes these values down, too. */
export const copyFormat = {
  /** Every picture is saved at this width, which stands in for all others. */
  width: 1280,
  /** A saved redirect to the saved list: the worker's answer for pages that are not saved. */
  redirect: '/offline-start',
  /** The header of a saved answer with the time at which it was saved (ISO 8601). */
  savedAt: 'X-Saved-At',
} as const

export type CopyFormat = typeof copyFormat
