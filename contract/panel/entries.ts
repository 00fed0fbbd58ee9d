import * as v from 'valibot'

import type { EntryEndpoint } from '../endpoint.ts'
import { Day, Id, RequiredText } from '../values.ts'

/** The header under which every entry carries its key, made with the form and the same with each try. */
export const KEY_HEADER = 'Idempotency-Key'

/** A key: a UUID. */
export const EntryKey = v.pipe(v.string(), v.uuid('must be a UUID'), v.toLowerCase())

/** The slots of an application's photos, each a file of JPEG, PNG or GIF in the multipart body; all are needed. */
export const photoSlots = ['image_1', 'image_2', 'image_3', 'image_4'] as const
export type PhotoSlot = (typeof photoSlots)[number]

/** A photo at the most. */
export const MOST_PHOTO_BYTES = 10_000_000

const LONGEST_LINE = 200
const LONGEST_MESSAGE = 5000

const tooLong = (most: number) =>
  v.maxLength<string, number, string>(most, `at most ${most} characters`)
const Line = v.pipe(
  RequiredText,
  tooLong(LONGEST_LINE),
  v.regex(/^\P{Cc}+$/u, 'must be a single line'),
)
const Email = v.pipe(Line, v.email('must be an e-mail address'))
const Phone = v.pipe(
  Line,
  v.regex(/^\+\d[\d ()-]*$/, 'must begin with + and the country code'),
  v.check((phone) => digitsOf(phone) >= 7 && digitsOf(phone) <= 17, 'must have 7 to 17 digits'),
)

/** Something chosen from a list, as the panel shows it. */
export const Choice = v.object({ value: Line, label: Line })
export type Choice = v.InferOutput<typeof Choice>

/** A choice as a multipart field carries it: JSON; `null` where none was made. */
const OptionalChoice = v.nullish(v.pipe(v.string(), v.parseJson(), Choice), null)

/**
 * Fields in which a panel may be told what was agreed to: the privacy text's version, the time, and the guardian's name. The
 * embedded provider calls them so; a panel of the agency's own is sent them only under names that the agency has chosen.
 */
export const ownConsentFields = {
  privacyVersion: 'privacy_version',
  agreedAt: 'agreed_at',
  guardian: 'guardian_name',
} as const

/** An application's fields; each is text on the wire. `height` to `hair` are an option's value. */
export const ApplicationFields = v.object({
  realname: Line,
  name: Line,
  gender: v.picklist(['woman', 'man'], 'must be woman or man'),
  email: Email,
  birthdate: Day,
  phone: Phone,
  instagr: Line,
  height: Line,
  shoes: Line,
  eyes: Line,
  hair: Line,
  country: OptionalChoice,
  id_state: OptionalChoice,
  basedin: OptionalChoice,
  [ownConsentFields.privacyVersion]: v.optional(Line),
  [ownConsentFields.agreedAt]: v.optional(v.pipe(Line, v.isoTimestamp('must be an ISO time'))),
  [ownConsentFields.guardian]: v.optional(Line),
})
export type ApplicationFields = v.InferOutput<typeof ApplicationFields>

const MessageText = v.pipe(RequiredText, tooLong(LONGEST_MESSAGE))

/** A message to the agency; `talents` are the ids of those it is about. */
export const ContactMessage = v.object({
  name: Line,
  email: Email,
  phone: v.nullish(Line, null),
  company: v.nullish(Line, null),
  message: MessageText,
  talents: v.nullish(v.pipe(v.array(Id), v.maxLength(500, 'at most 500')), []),
})
export type ContactMessage = v.InferOutput<typeof ContactMessage>

/** What every entry is answered with, status 201: the panel's number of it. */
const EntryAnswer = v.object({ id: v.pipe(v.string(), v.uuid()) })

/**
 * An application: {@link ApplicationFields} and four photos. Like every entry a path without variables. 422 names the
 * fields; 413 a body or photo that is too large; 415 another content type; 400 a missing key; 409 while the first call of
 * the key is still running; 422 for a key that came with another payload. Payloads are the same where the fields, as read,
 * and each slot's bytes are.
 */
export const sendApplication = {
  method: 'POST',
  path: '/api/entry/getScouted/send',
  form: 'multipart',
  body: ApplicationFields,
  answer: EntryAnswer,
} as const satisfies EntryEndpoint

/** The same by another address; a key is one for both. */
export const sendGetScouted = {
  ...sendApplication,
  path: '/api/get-scouted/pt',
} as const satisfies EntryEndpoint

/** A message. Refused as {@link sendApplication}. */
export const sendContact = {
  method: 'POST',
  path: '/api/entry/contact/send',
  form: 'json',
  body: ContactMessage,
  answer: EntryAnswer,
} as const satisfies EntryEndpoint

/** Names that a field of an agency's own cannot have. */
export const applicationFieldNames: ReadonlySet<string> = new Set([
  ...Object.keys(ApplicationFields.entries),
  ...photoSlots,
])

/** An application as it is sent. The names of files are ours; a blob's type goes along. */
export function toApplicationForm(
  fields: ApplicationFields,
  photos: Readonly<Record<PhotoSlot, Blob>>,
  more: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...more, ...fields })) {
    if (value != null) form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const slot of photoSlots) form.set(slot, photos[slot], slot)
  return form
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').length
