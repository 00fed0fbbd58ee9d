import * as v from 'valibot'

import type { ApplicationFields, Consent, ContactMessage } from '#agency/application.ts'

const Place = v.nullable(v.object({ value: v.string(), label: v.string() }))

const Agreed = v.object({
  privacyVersion: v.string(),
  agreedAt: v.string(),
  guardian: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, Consent>

const Fields = v.object({
  realName: v.string(),
  stageName: v.string(),
  gender: v.picklist(['woman', 'man']),
  email: v.string(),
  birthdate: v.string(),
  phone: v.string(),
  instagram: v.string(),
  height: v.string(),
  shoes: v.string(),
  eyes: v.string(),
  hair: v.string(),
  country: Place,
  state: Place,
  city: Place,
}) satisfies v.GenericSchema<unknown, ApplicationFields>

/** Entries of earlier versions have no consent. */
const Application = v.object({ ...Fields.entries, consent: v.nullish(Agreed, null) })

const Message = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  company: v.nullable(v.string()),
  message: v.string(),
  talents: v.array(v.number()),
}) satisfies v.GenericSchema<unknown, ContactMessage>

const Paths = v.array(v.string())

type Application = { fields: ApplicationFields; consent: Consent | null }

export function writeApplication({ fields, consent }: Application): string {
  return JSON.stringify({ ...fields, consent })
}

/** Reads the payload of a row; null if it is damaged. Does not throw: the parser's message would quote the payload in the log. */
export function readApplication(payload: string): Application | null {
  const read = readAs(Application, payload)
  if (read === null) return null
  const { consent, ...fields } = read
  return { fields, consent }
}

/** Writes a message. `about` is the application that it is about, which is not sent. */
export function writeMessage(message: ContactMessage, about?: string): string {
  return JSON.stringify(about === undefined ? message : { ...message, about })
}

/** Matches, with `like`, the payloads of messages about an application: within a visitor's own text, each quote is escaped. */
export function payloadsAbout(application: string): string {
  return `%"about":"${application}"%`
}

export function readMessage(payload: string): ContactMessage | null {
  return readAs(Message, payload)
}

function readAs<T>(schema: v.GenericSchema<unknown, T>, payload: string): T | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), payload)
  return read.success ? read.output : null
}

export function readPaths(photos: string): string[] {
  return v.parse(Paths, JSON.parse(photos))
}
