import * as v from 'valibot'

import type { EntryEndpoint } from '../endpoint.ts'
import { Day, Id, RequiredText } from '../values.ts'

/** The header with an entry's key. The key comes from the form and is the same for each try. */
export const KEY_HEADER = 'Idempotency-Key'

/** A key: a UUID. */
export const EntryKey = v.pipe(v.string(), v.uuid('must be a UUID'), v.toLowerCase())

/** The slots of an application's photos: each is a JPEG, PNG or GIF file in the multipart body; all are required. */
export const photoSlots = ['image_1', 'image_2', 'image_3', 'image_4'] as const
export type PhotoSlot = (typeof photoSlots)[number]

/** The largest photo. */
export const MAX_PHOTO_BYTES = 10_000_000

const MAX_LINE_LENGTH = 200
const MAX_MESSAGE_LENGTH = 5000

const tooLong = (most: number) =>
  v.maxLength<string, number, string>(most, `at most ${most} characters`)
const Line = v.pipe(
  RequiredText,
  tooLong(MAX_LINE_LENGTH),
  v.regex(/^\P{Cc}+$/u, 'must be a single line'),
)
const Email = v.pipe(Line, v.email('must be an e-mail address'))
const Phone = v.pipe(
  Line,
  v.regex(/^\+\d[\d ()-]*$/, 'must begin with + and the country code'),
  v.check((phone) => digitsOf(phone) >= 7 && digitsOf(phone) <= 17, 'must have 7 to 17 digits'),
)

/** An option chosen from a list, as the panel shows it. */
export const Choice = v.object({ value: Line, label: Line })
export type Choice = v.InferOutput<typeof Choice>

/** A choice in a multipart field: JSON; `null` without a choice. */
const OptionalChoice = v.nullish(v.pipe(v.string(), v.parseJson(), Choice), null)

/**
 * The names under which the embedded provider gets the consent: the privacy text's version, the time, and the guardian's name.
 * The agency's own panel gets them only under the names that the agency has chosen.
 */
export const ownConsentFields = {
  privacyVersion: 'privacy_version',
  agreedAt: 'agreed_at',
  guardian: 'guardian_name',
} as const

/** An application's fields; on the wire, each is text. `height` to `hair` are the value of an option. */
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

const MessageText = v.pipe(RequiredText, tooLong(MAX_MESSAGE_LENGTH))

/** A message to the agency; `talents` are the ids of the talents that it is about. */
export const ContactMessage = v.object({
  name: Line,
  email: Email,
  phone: v.nullish(Line, null),
  company: v.nullish(Line, null),
  message: MessageText,
  talents: v.nullish(v.pipe(v.array(Id), v.maxLength(500, 'at most 500')), []),
})
export type ContactMessage = v.InferOutput<typeof ContactMessage>

/** The answer to every entry, with status 201: the panel's id of the entry. */
const EntryAnswer = v.object({ id: v.pipe(v.string(), v.uuid()) })

/**
 * An application: {@link ApplicationFields} and four photos. As with every entry, the path has no variables. 400 for a missing
 * key; 409 while the first call with the key is still running; 413 for a body or photo that is too large; 415 for another content
 * type; 422 names invalid fields, and refuses a key that came with another payload. Two payloads are the same if their fields, as
 * read, and the bytes of each slot are the same.
 */
export const sendApplication = {
  method: 'POST',
  path: '/api/entry/getScouted/send',
  form: 'multipart',
  body: ApplicationFields,
  answer: EntryAnswer,
} as const satisfies EntryEndpoint

/** The same call at another address; both share their keys. */
export const sendGetScouted = {
  ...sendApplication,
  path: '/api/get-scouted/pt',
} as const satisfies EntryEndpoint

/** A message. Refusals as for {@link sendApplication}. */
export const sendContact = {
  method: 'POST',
  path: '/api/entry/contact/send',
  form: 'json',
  body: ContactMessage,
  answer: EntryAnswer,
} as const satisfies EntryEndpoint

/** The names that an agency must not give its own fields. */
export const applicationFieldNames: ReadonlySet<string> = new Set([
  ...Object.keys(ApplicationFields.entries),
  ...photoSlots,
])

/** The form data of an application. Files are named after their slots; each keeps the type of its blob. */
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
