import type { ApplicationFields, Consent, ContactMessage } from '#agency/application.ts'
import type { ConsentFields } from '#agency/identity.ts'
import {
  type ApplicationFields as WireApplication,
  type ContactMessage as WireMessage,
  type PhotoSlot,
  photoSlots,
} from '#contract/panel/entries.ts'

/** An application with the field names of the wire. */
export function toApplicationFields(fields: ApplicationFields): WireApplication {
  const { gender, email, birthdate, phone, height, shoes, eyes, hair, country } = fields
  return {
    realname: fields.realName,
    name: fields.stageName,
    gender,
    email,
    birthdate,
    phone,
    instagr: fields.instagram,
    height,
    shoes,
    eyes,
    hair,
    country,
    id_state: fields.state,
    basedin: fields.city,
  }
}

/** The consent, in the fields that the panel has for it. */
export function toConsentFields(consent: Consent, names: ConsentFields): Record<string, string> {
  const { privacyVersion, agreedAt, guardian } = consent
  const parts = [
    [names.privacyVersion, privacyVersion],
    [names.agreedAt, agreedAt],
    [names.guardian, guardian],
  ] as const
  return Object.fromEntries(
    parts.flatMap(([name, value]) =>
      name === undefined || value === null ? [] : [[name, value] as const],
    ),
  )
}

export function toContactMessage(contact: ContactMessage): WireMessage {
  const { name, email, phone, company, message, talents } = contact
  return { name, email, phone, company, message, talents: [...talents] }
}

/** Photos by the wire's slots, in order. A missing photo is an empty file. */
export function toPhotos(photos: readonly Uint8Array<ArrayBuffer>[]): Record<PhotoSlot, Blob> {
  const [face, profile, half, full] = photoSlots.map(
    (_, index) => new Blob([photos[index] ?? new Uint8Array()], { type: 'image/jpeg' }),
  )
  const none = new Blob()
  return {
    image_1: face ?? none,
    image_2: profile ?? none,
    image_3: half ?? none,
    image_4: full ?? none,
  }
}
