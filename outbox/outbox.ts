import type { ApplicationFields, Consent, ContactMessage } from '#agency/application.ts'

/** Stores submissions until the agency's panel has them, so that none is lost. Neither function rejects. */
export type Outbox = {
  submitApplication(entry: ApplicationEntry): Promise<Submission>
  submitMessage(entry: MessageEntry): Promise<Submission>
}

/** The result of a submission, for the visitor. */
export type Submission =
  /** The entry is stored durably, or has already arrived. The reference is the entry's key. */
  | { status: 'received'; reference: string }
  /** The panel refused the entry, so it is deleted; keys are the wire names of fields. A corrected entry needs a new key. */
  | { status: 'invalid'; errors: Readonly<Record<string, readonly string[]>> }
  /** The entry was not stored: for example, the disk is full, or too many entries wait already. */
  | { status: 'failed'; retryAfterSeconds: number | null }

/** `key` is the idempotency key, derived from the form key and the content: the same form sent again is the same entry. */
export type ApplicationEntry = {
  key: string
  fields: ApplicationFields
  consent: Consent
  /** In the order of the form's slots. */
  photos: FourPhotos
  /** Held in moderation until the operator releases it. */
  needsModeration?: boolean
}

export type MessageEntry = { key: string; message: ContactMessage; needsModeration?: boolean }

/** A JPEG that the site re-encoded: upright, without metadata. */
export type PreparedPhoto = { bytes: Uint8Array<ArrayBuffer> }

export type FourPhotos = readonly [PreparedPhoto, PreparedPhoto, PreparedPhoto, PreparedPhoto]
