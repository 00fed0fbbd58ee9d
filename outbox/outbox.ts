import type { ApplicationFields, Consent, ContactMessage } from '#agency/application.ts'

/** What must arrive: it is kept until the agency's panel has it. Neither function rejects. */
export type Outbox = {
  submitApplication(entry: ApplicationEntry): Promise<Submission>
  submitMessage(entry: MessageEntry): Promise<Submission>
}

/** What the visitor learns of a submission. */
export type Submission =
  /** It is kept durably, or has already arrived. The reference is the entry's key. */
  | { status: 'received'; reference: string }
  /** The panel does not take it as it is; keys are the fields' wire names. Nothing was kept: mended, it needs a new key. */
  | { status: 'invalid'; errors: Readonly<Record<string, readonly string[]>> }
  /** Nothing was kept: the disk is full, or too much waits already. */
  | { status: 'failed'; retryAfterSeconds: number | null }

/** `key` is the idempotency key, made of the form and all that is in it: the same sent again is the same entry. */
export type ApplicationEntry = {
  key: string
  fields: ApplicationFields
  consent: Consent
  /** In the order of the form's slots. */
  photos: FourPhotos
  /** Not sent before somebody at the agency has moderated it. */
  needsModeration?: boolean
}

export type MessageEntry = { key: string; message: ContactMessage; needsModeration?: boolean }

/** A JPEG of ours: re-encoded, upright, without metadata. */
export type PreparedPhoto = { bytes: Uint8Array<ArrayBuffer> }

export type FourPhotos = readonly [PreparedPhoto, PreparedPhoto, PreparedPhoto, PreparedPhoto]
