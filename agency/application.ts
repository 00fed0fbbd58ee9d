import type { Gender } from './board.ts'
import type { Choice } from './form-options.ts'

/** A place as the agency's services know it: their value, and its name in Portuguese. */
export type Place = { value: string; label: string }

/** The fields of the application form. A field chosen from a list holds the value of one of the options' {@link Choice}s. */
export type ApplicationFields = {
  realName: string
  stageName: string
  gender: Gender
  email: string
  /** `yyyy-MM-dd`. */
  birthdate: string
  /** With its country code: `+55 11 95550-0140`. */
  phone: string
  /** The account's name, without @ or address. */
  instagram: string
  height: Choice['value']
  shoes: Choice['value']
  eyes: Choice['value']
  hair: Choice['value']
  country: Place | null
  state: Place | null
  city: Place | null
}

/** The consent given before an application was sent: the proof that the agency must be able to show. */
export type Consent = {
  /** The privacy text in force: its language, and a hash of the text as the page showed it. */
  privacyVersion: string
  /** ISO time, UTC. */
  agreedAt: string
  /** The full name of the guardian who agreed; null for an adult. */
  guardian: string | null
}

/** A message to the agency; `talents` are the ids of the talents that it is about. */
export type ContactMessage = {
  name: string
  email: string
  phone: string | null
  company: string | null
  message: string
  talents: readonly number[]
}

/** An application as it is stored before it ends; `photos` is their number. Times are milliseconds since 1970. */
export type StoredApplication = {
  fields: ApplicationFields
  guardian: string | null
  photos: number
  receivedAt: number
}

/** Contact data with which an applicant replaces earlier ones; null leaves an earlier one as it is. */
export type ContactCorrection = { email: string | null; phone: string | null }
