import type { PhotoResult } from '#media/photos/photo-maker.ts'
import type { Outbox, OwnApplications } from '#outbox/outbox.ts'

import { textOf } from './form-text.ts'

/** Receives the forms that visitors send. It knows the network of the visitor whose request is being handled. */
export type Intake = {
  /** A new signed key for a form that is being rendered. The form sends it back in the field `intakeFields.key`. */
  newFormKey(): string
  /** Reads a key that came back; null if this site did not make it, or made it more than four weeks ago. */
  readFormKey(text: string): FormKey | null
  /**
   * Reads an application's body, and applies size limits while the bytes arrive. Photos come from the fields `image_1` to
   * `image_4` and are encoded anew as JPEG. Waits in a queue if many applications arrive at once.
   */
  readApplicationForm(request: Request): Promise<ReadForm>
  /** Reads a message's body in the same way; a message has no files. */
  readMessageForm(request: Request): Promise<{ status: 'read'; fields: FormData } | BodyRefusal>
  /**
   * Whether a valid form may be submitted now. The call counts as a submission, so call it once, after all other checks.
   * `moderate`: submit it with `needsModeration`. `proof-needed`: the page's script must send it again with `intakeFields.proof`.
   */
  checkSpam(request: Request, form: FormData, entry: EntryToCheck): Promise<SpamVerdict>
  outbox: Outbox
  /** The applications of visitors who have the reference and the secret of a receipt. */
  ownApplications: OwnApplications
  /** Counts a look at an application. The seconds until the next one if there were too many; null if it may be answered. */
  pauseOfLook(reference: string): Promise<number | null>
}

/** Names of the fields that every form has besides its own. */
export const intakeFields = {
  /** Hidden: the form's key. */
  key: 'form_key',
  /** A trap for robots, hidden from people and assistive technology: only robots fill it in. */
  trap: 'website',
  /** Base64 of JSON: the challenge of {@link PROOF_PATH} and its solution, as altcha's script gives them. */
  proof: 'proof',
} as const

/**
 * Request header of a form that the page's script has made smaller and sends again, as its first try did not reach the site: how
 * that try was refused, and its size in bytes, such as `413 4200000`. `cut-off`: the connection ended during the upload, without
 * an answer.
 */
export const REFUSED_HEADER = 'Passarela-Form-Refused'
export type RefusedBefore = { by: '413' | 'cut-off'; bytes: number }

/** The address of challenges: GET, answered with JSON. */
export const PROOF_PATH = '/proof-of-work.json'

/** `key` is a UUID, a new one for each rendering. */
export type FormKey = { key: string; madeAt: Date }

/** The entry that a form would become. `key` is derived from the form's key and content (entry-key.server.ts). */
export type EntryToCheck = { kind: 'application' | 'message'; key: string; formKey: FormKey }

/** `used-up`: the form's key was used for too many other entries. `too-fast`: a robot's form. */
export type SpamVerdict =
  | 'pass'
  | 'used-up'
  | 'moderate'
  | 'proof-needed'
  | { stop: 'too-fast' | 'too-many'; retryAfterSeconds: number }

export type ReadForm = { status: 'read'; fields: FormData; photos: FourSlots } | BodyRefusal

/**
 * Why a body was not read. `outdated`: the form key is invalid or has expired; `fields` are the fields before the photos.
 * `unkept`: the body is fine, but the disk is full or fails.
 */
export type BodyRefusal =
  | { status: 'invalid'; reason: 'malformed' }
  | { status: 'refused'; reason: 'too-large' | 'cut-off' | 'slow' }
  | { status: 'refused'; reason: 'outdated'; fields: FormData }
  | { status: 'unavailable'; reason: 'busy' | 'unkept' }

/** The key that a form was rendered with, as text. */
export function formKeyIn(form: FormData): string {
  return textOf(form, intakeFields.key)
}

/** A slot is null if its field has no photo. */
export type FourSlots = [PhotoSlot, PhotoSlot, PhotoSlot, PhotoSlot]
type PhotoSlot = PhotoResult | null
