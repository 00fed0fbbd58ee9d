import type { Failure } from '#upstream/upstream.ts'

/** What an operator may want to know. Nothing of it is of an entry but its reference. */
export type OutboxEvent =
  | { kind: 'entry-arrived'; reference: string }
  /** To be looked at: `npm run agency -- outbox list`. */
  | { kind: 'entry-refused'; reference: string; fields: readonly string[] }
  | { kind: 'entry-held'; reference: string }
  /** One that the panel does not take while it takes others. */
  | { kind: 'entry-failed'; reference: string; failure: Failure; tries: number }
  /** Photos of it are not in the media store; it is tried again until they are. */
  | { kind: 'entry-without-photos'; reference: string }
  | { kind: 'entries-stuck'; total: number; references: readonly string[] }
  | { kind: 'entries-ended'; references: readonly string[] }
  /** Entries past their age that stay because the panel takes others: reported daily, with the first few of them. */
  | { kind: 'entries-outlast'; total: number }
  | { kind: 'entry-outlasts'; reference: string; tries: number; reason: string | null }
  /** A media store has just got its name, and entries wait whose photos are in others: it may have lost its name. */
  | { kind: 'entries-of-other-stores'; total: number; stores: readonly string[] }
  | { kind: 'panel-closed'; failure: Failure }
  | { kind: 'panel-open' }
  /** The visitor saw this failure. */
  | { kind: 'entry-not-kept'; reason: string }
  /** The storage did not do what was asked; it is asked again. */
  | { kind: 'storage-failed'; reason: string }

export type Report = (event: OutboxEvent) => void
