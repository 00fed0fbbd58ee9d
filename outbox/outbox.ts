import type {
  ApplicationFields,
  Consent,
  ContactCorrection,
  ContactMessage,
  StoredApplication,
} from '#agency/application.ts'

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

export type MessageEntry = {
  key: string
  message: ContactMessage
  needsModeration?: boolean
  /** The key of the application that it is about: once that is withdrawn, the message is not sent. */
  about?: string
}

/** A JPEG that the site re-encoded: upright, without metadata. */
export type PreparedPhoto = { bytes: Uint8Array<ArrayBuffer> }

export type FourPhotos = readonly [PreparedPhoto, PreparedPhoto, PreparedPhoto, PreparedPhoto]

/** What applicants may do with their own applications. The caller checks the secret first. Functions reject if the storage fails. */
export type OwnApplications = {
  /** The secret of an application's receipt: {@link ReceiptSecrets}. */
  secretOf: (reference: string) => string
  isSecretOf: (reference: string, text: string) => boolean
  find: (reference: string) => Promise<ApplicationState>
  /** `key` is the idempotency key of the message to the panel, if one is needed. */
  correct: (reference: string, correction: ContactCorrection, key: string) => Promise<Correction>
  /** Deletes all that is stored of an application. Asks the panel to do the same if it may have it. Once is enough. */
  withdraw: (reference: string) => Promise<void>
}

/** Times are milliseconds since 1970. */
export type ApplicationState =
  /**
   * It waits for the panel. `mayBeElsewhere`: it was sent to a panel that is not in this process, which may have it. `application`
   * is null if its row is damaged.
   */
  | { status: 'waiting'; mayBeElsewhere: boolean; application: StoredApplication | null }
  /** The panel has it. `application` is null if only the panel can show it. */
  | { status: 'delivered'; at: number; application: StoredApplication | null }
  /** It is deleted here. `asked`: the panel was asked to delete it, too, and has this request or will get it. */
  | { status: 'withdrawn'; at: number; asked: 'not-needed' | 'waiting' | 'arrived' }
  /** Nothing is stored: it was deleted, or its time is over. */
  | { status: 'missing' }

export type Correction =
  | { status: 'corrected' }
  /** The panel gets a message with the new contact data. */
  | { status: 'asked' }
  /** It is withdrawn, or nothing is stored. */
  | { status: 'missing' }
  | { status: 'unavailable' }

/** The panel's own entries, if the panel is in this process. */
export type PanelEntries = {
  /** An application; the time of its deletion in milliseconds if only its key is left; null if there is none. */
  find: (key: string) => Promise<StoredApplication | { goneAt: number } | null>
  /** Replaces contact data; false if the application is not there. */
  correct: (key: string, correction: ContactCorrection) => Promise<boolean>
  /** Deletes an application with its photos. From then on its key is taken, so it cannot arrive later either. */
  forget: (key: string) => Promise<void>
}
