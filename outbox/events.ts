import type { Failure } from '#upstream/upstream.ts'

/** Events for the operator. They contain nothing of an entry but its reference. */
export type OutboxEvent =
  | { kind: 'entry-arrived'; reference: string }
  /** Needs a decision of the operator: `npm run agency -- outbox list`. */
  | { kind: 'entry-refused'; reference: string; fields: readonly string[] }
  | { kind: 'entry-held'; reference: string }
  /** Its applicant withdrew it: it is deleted here, and the panel is asked to delete it if it may have it. */
  | { kind: 'entry-withdrawn'; reference: string }
  /** The panel does not accept this entry while it accepts others. */
  | { kind: 'entry-failed'; reference: string; failure: Failure; tries: number }
  /** Photos of the entry are not in the media store; the entry is tried again until they are. */
  | { kind: 'entry-without-photos'; reference: string }
  | { kind: 'entries-stuck'; total: number; references: readonly string[] }
  | { kind: 'entries-ended'; references: readonly string[] }
  /** Entries past their age that are kept because the panel accepts others: reported daily, with the first few of them. */
  | { kind: 'entries-outlast'; total: number }
  | { kind: 'entry-outlasts'; reference: string; tries: number; reason: string | null }
  /** This media store has just got its id, but entries wait whose photos are in other stores: the store may have lost its id. */
  | { kind: 'entries-of-other-stores'; total: number; stores: readonly string[] }
  | { kind: 'panel-closed'; failure: Failure }
  | { kind: 'panel-open' }
  /** An entry could not be stored; the visitor saw the failure. */
  | { kind: 'entry-not-kept'; reason: string }
  /** A storage operation failed; it is retried. */
  | { kind: 'storage-failed'; reason: string }

export type Report = (event: OutboxEvent) => void
