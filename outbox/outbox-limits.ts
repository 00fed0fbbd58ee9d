import type { KeptEntry } from './entries.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** How long, how many and how often anything is that waits for the panel (docs/product.md: Limits). */
export type OutboxLimits = {
  /** The most stored entries of each kind: those that wait for the panel, and those in moderation. */
  entries: Readonly<Record<KeptEntry['kind'], { waiting: number; moderation: number }>>
  /** How long an entry may take to be written. */
  keepMs: number
  /** How long a visitor waits for the panel's own word. */
  answerMs: number
  /** Entries on their way at one time. */
  atOnce: number
  /** An entry on its way belongs to one process for so long; it says again and again that it still lives. */
  leaseMs: number
  renewLeaseMs: number
  /** While the panel takes nothing one entry tries it, ever less often. */
  firstProbeMs: number
  lastProbeMs: number
  /** An entry that the panel alone of all does not take is tried again, ever less often. */
  firstRetryMs: number
  lastRetryMs: number
  /** At the most the panel is left alone for so long when it asks to be. */
  longestRetryAfterMs: number
  /** When an entry that still waits is first reported, and how often again. */
  alarmAfterMs: number
  alarmEveryMs: number
  /** How long what the panel does not take is kept, and that an entry has arrived. */
  keepStuckMs: number
  /** Where the panel has taken anything within that time, what it does not take is kept for `retentionMs`. */
  panelAnswersMs: number
  keepMarksMs: number
  /**
   * The agency's `retentionDays`: nothing of a visitor is kept for longer. The mark of an application tells for so long which
   * privacy text was agreed to, and when, or for `keepMarksMs` where that is longer.
   */
  retentionMs: number
  tidyEveryMs: number
  /** Age at which unnamed photos are deleted: long after a row whose insertion result was lost can still appear. */
  strayAfterMs: number
}

export const outboxLimits: OutboxLimits = {
  entries: {
    application: { waiting: 7_000, moderation: 1_000 },
    message: { waiting: 1_500, moderation: 500 },
  },
  keepMs: 30 * SECOND,
  answerMs: 3 * SECOND,
  atOnce: 4,
  leaseMs: 15 * SECOND,
  renewLeaseMs: 5 * SECOND,
  firstProbeMs: 5 * SECOND,
  lastProbeMs: MINUTE,
  firstRetryMs: 5 * SECOND,
  lastRetryMs: 15 * MINUTE,
  longestRetryAfterMs: 60 * MINUTE,
  alarmAfterMs: 7 * DAY,
  alarmEveryMs: DAY,
  keepStuckMs: 30 * DAY,
  panelAnswersMs: 7 * DAY,
  keepMarksMs: 30 * DAY,
  retentionMs: 180 * DAY,
  tidyEveryMs: 20 * SECOND,
  strayAfterMs: DAY,
}
