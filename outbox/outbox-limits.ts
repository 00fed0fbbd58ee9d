const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** The limits of the outbox (docs/product.md: Limits): milliseconds and counts. */
export const outboxLimits = {
  /** The most stored entries of each kind: those that wait for the panel, and those in moderation. */
  entries: {
    application: { waiting: 7_000, moderation: 1_000 },
    message: { waiting: 1_500, moderation: 500 },
  },
  /** How long a visitor waits for an entry to be stored and sent. The page waits for 30 s in all. */
  keepMs: 15 * SECOND,
  /** How long a visitor waits for the panel's answer. */
  answerMs: 3 * SECOND,
  /** The most sends in flight, of all processes. */
  atOnce: 4,
  /** How long a process leases an entry that it sends, and how often it renews the lease. */
  leaseMs: 15 * SECOND,
  renewLeaseMs: 5 * SECOND,
  /** While the panel accepts nothing, one entry at a time probes it, at growing intervals. */
  firstProbeMs: 5 * SECOND,
  lastProbeMs: MINUTE,
  /** An entry that the panel does not accept while it accepts others is tried again, at growing intervals. */
  firstRetryMs: 5 * SECOND,
  lastRetryMs: 15 * MINUTE,
  /** The longest `Retry-After` of the panel that is honoured. */
  longestRetryAfterMs: 60 * MINUTE,
  /** The age at which a waiting entry is first reported, and how often it is reported again. */
  alarmAfterMs: 7 * DAY,
  alarmEveryMs: DAY,
  /** How long an entry is kept that the panel does not accept. */
  keepUnacceptedMs: 30 * DAY,
  /** If the panel has accepted any entry within this time, the entries that it does not accept are kept for `retentionMs`. */
  panelTakesWithinMs: 7 * DAY,
  /** How long the mark of an arrived entry is kept. */
  keepMarksMs: 30 * DAY,
  /**
   * The agency's `retentionDays`: no data of a visitor is kept longer. The mark of an application, with the privacy text and the
   * time of the consent, is kept for this time, or for `keepMarksMs` if that is longer.
   */
  retentionMs: 180 * DAY,
  /** The pause between two rounds of upkeep; each round also wakes the sender. */
  upkeepEveryMs: 20 * SECOND,
  /** How often photos without a row are looked for. */
  sweepEveryMs: 60 * MINUTE,
  /** The age at which photos without a row are deleted: until then, a row with an unknown insertion result has long appeared. */
  strayAfterMs: DAY,
}
export type OutboxLimits = typeof outboxLimits
