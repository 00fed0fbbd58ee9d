import type { PhotoResult } from '#media/photos/photo-result.ts'
import type { Outbox } from '#outbox/outbox.ts'

/** What the server does with a form that a visitor sends. One for each request: it knows whose it is. */
export type Intake = {
  /** A fresh signed key for a form that is being rendered; goes back in the field `intakeFields.key`. */
  newFormKey(): string
  /** Reads a key that came back; null for one that was not made here, or four weeks ago. */
  readFormKey(text: string): FormKey | null
  /**
   * Reads an application's body, with limits that count bytes as they come. Photos are those of the fields `image_1` to
   * `image_4`; they come back as JPEGs of ours. Waits in line where many are sent at once.
   */
  readApplicationForm(request: Request): Promise<ReadForm>
  /** Reads a message's body in the same way; it has no files. */
  readMessageForm(request: Request): Promise<{ fields: FormData } | BodyRefusal>
  /**
   * Whether a form that is right in itself may be submitted now; it counts as one, so ask once and last.
   * `moderate`: submit it with `needsModeration`. `proof-needed`: the page's script shall send it again with `intakeFields.proof`.
   */
  mayPass(request: Request, form: FormData, entry: EntryToPass): Promise<Passing>
  outbox: Outbox
}

/** Names of the fields that every form has beside its own. */
export const intakeFields = {
  /** Hidden: the form's key. */
  key: 'form_key',
  /** A trap for robots, hidden from people and assistive technology: whoever fills it in is one. */
  trap: 'website',
  /** Base64 of JSON: the challenge of {@link PROOF_PATH} and its solution, as altcha's script gives them. */
  proof: 'proof',
} as const

/**
 * Header of a form that the page's script sends again, made smaller: how the first try was refused before it reached the site, and
 * its bytes, such as `413 4200000`. `cut-off`: no answer came, the connection ended in mid-upload.
 */
export const REFUSED_HEADER = 'Passarela-Form-Refused'
export type RefusedBefore = { by: '413' | 'cut-off'; bytes: number }

/** Where a challenge comes from, as JSON, GET. */
export const PROOF_PATH = '/proof-of-work.json'

/** `key` is a UUID, a new one for each rendering. */
export type FormKey = { key: string; madeAt: Date }

/** What a form would become; `key` is that of the entry, made of all that is in it. */
export type EntryToPass = { kind: 'application' | 'message'; key: string }

/** `used-up`: the form's key was used for too many others. */
export type Passing =
  | 'pass'
  | 'used-up'
  | 'moderate'
  | 'robot'
  | 'proof-needed'
  | { retryAfterSeconds: number }

export type ReadForm = { fields: FormData; photos: FourSlots } | BodyRefusal

/**
 * Why a body was not read. `outdated`: the form is none of ours any more; `fields` came before its photos.
 * `unkept`: it was right, but there is no room for it on the disk, or the disk fails.
 */
export type BodyRefusal =
  | { refusal: 'too-large' | 'cut-off' | 'slow' | 'malformed' | 'busy' | 'unkept' }
  | { refusal: 'outdated'; fields: FormData }

/** The key that a form was rendered with, as text. */
export function formKeyIn(form: FormData): string {
  const value = form.get(intakeFields.key)
  return typeof value === 'string' ? value : ''
}

/** Null where nothing was chosen. */
export type FourSlots = [PhotoSlot, PhotoSlot, PhotoSlot, PhotoSlot]
type PhotoSlot = PhotoResult | null
