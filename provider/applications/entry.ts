import * as v from 'valibot'

import type { ApplicationFields as TradeFields } from '#agency/application.ts'
import { ApplicationFields, ContactMessage } from '#contract/panel/entries.ts'

import type { StoredPhoto, Photo } from './photos.ts'

/** An entry from a visitor: an application or a message. */
export type Entry =
  | { kind: 'getScouted'; fields: ApplicationFields; photos: readonly Photo[] }
  | { kind: 'contact'; fields: ContactMessage; photos: readonly [] }
export type EntryKind = Entry['kind']

/** A stored entry. `id` is the entry's key, which the sender also knows. */
export type StoredEntry = { id: string; receivedAt: string } & (
  | { kind: 'getScouted'; fields: ApplicationFields; photos: readonly StoredPhoto[] }
  | { kind: 'contact'; fields: ContactMessage; photos: readonly StoredPhoto[] }
)

const nullable = v.nullable(v.object({ value: v.string(), label: v.string() }))
/** The fields as stored in rows: already parsed, so choices are objects. */
const StoredApplication = v.object({
  ...ApplicationFields.entries,
  country: nullable,
  id_state: nullable,
  basedin: nullable,
})

/** Reads an entry's row back. */
export function toStoredEntry(
  row: { id: string; kind: EntryKind; received_at: string; fields: string },
  photos: readonly StoredPhoto[],
): StoredEntry {
  const { id, kind, received_at: receivedAt } = row
  const fields: unknown = JSON.parse(row.fields)
  return kind === 'contact'
    ? { id, receivedAt, kind, photos, fields: v.parse(ContactMessage, fields) }
    : { id, receivedAt, kind, photos, fields: v.parse(StoredApplication, fields) }
}

/** An application in the words of the trade. */
export function toApplication(given: ApplicationFields): TradeFields {
  const { gender, email, birthdate, phone, height, shoes, eyes, hair, country } = given
  return {
    realName: given.realname,
    stageName: given.name,
    gender,
    email,
    birthdate,
    phone,
    instagram: given.instagr,
    height,
    shoes,
    eyes,
    hair,
    country,
    state: given.id_state,
    city: given.basedin,
  }
}
