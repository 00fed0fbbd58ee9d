import type { Gender } from './board.ts'
import type { Choice } from './choice.ts'

/** A place as the agency's services know it: their value, and what it is called in Portuguese. */
export type Place = { value: string; label: string }

/** Who wants to be represented, as the form asks it. Values of lists are those of the options' {@link Choice}s. */
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

/** What was agreed to before an application was sent: the proof that the agency must be able to show. */
export type Consent = {
  /** Which privacy text was in force: its language, and a hash of it as it was shown. */
  privacyVersion: string
  /** ISO time, UTC. */
  agreedAt: string
  /** The full name of the guardian who agreed; null for an adult. */
  guardian: string | null
}

/** A message to the agency; `talents` are ids of those that it is about. */
export type ContactMessage = {
  name: string
  email: string
  phone: string | null
  company: string | null
  message: string
  talents: readonly number[]
}
