import type { ApplicationFields, Consent, ContactMessage } from '#agency/application.ts'

import { type EntryKind, type StoredEntry, toApplication } from './entry.ts'

/** The names of an entry's columns for people, in display order. */
export const columnNames = [
  'Reference',
  'Kind',
  'Received',
  'Full name',
  'Name',
  'Gender',
  'Born',
  'E-mail',
  'Phone',
  'Instagram',
  'Height',
  'Shoes',
  'Eyes',
  'Hair',
  'Country',
  'State',
  'City',
  'Company',
  'Message',
  'Models',
  'Guardian',
  'Agreed',
  'Privacy text',
] as const
type Column = readonly [(typeof columnNames)[number], string]

const kinds: Readonly<Record<EntryKind, string>> = {
  getScouted: 'application',
  contact: 'message',
}

/** The talents' names by their ids. */
export type TalentNames = ReadonlyMap<number, string>

/** An entry's columns, without empty ones and those of the other kind. */
export function columnsOf(entry: StoredEntry, names: TalentNames): ReadonlyMap<string, string> {
  const columns: Column[] = [
    ['Reference', entry.id],
    ['Kind', kinds[entry.kind]],
    ['Received', entry.receivedAt],
    ...ownColumnsOf(entry, names),
  ]
  return new Map(columns.filter(([, text]) => text !== ''))
}

function ownColumnsOf(entry: StoredEntry, names: TalentNames): Column[] {
  if (entry.kind === 'contact') {
    return messageColumns(entry.fields, (id) => namedTalent(id, names))
  }
  const { guardian_name: guardian, agreed_at, privacy_version } = entry.fields
  return [
    ...applicantColumns(toApplication(entry.fields)),
    ...consentColumns({ guardian, agreedAt: agreed_at, privacyVersion: privacy_version }),
  ]
}

/** An applicant's columns, in display order; empty texts for what is unknown. */
export function applicantColumns(fields: ApplicationFields): Column[] {
  return [
    ['Full name', fields.realName],
    ['Name', fields.stageName],
    ['Gender', fields.gender],
    ['Born', fields.birthdate],
    ['E-mail', fields.email],
    ['Phone', fields.phone],
    ['Instagram', fields.instagram],
    ['Height', fields.height],
    ['Shoes', fields.shoes],
    ['Eyes', fields.eyes],
    ['Hair', fields.hair],
    ['Country', fields.country?.label ?? ''],
    ['State', fields.state?.label ?? ''],
    ['City', fields.city?.label ?? ''],
  ]
}

/** The columns of a consent, or of the parts of it that are known. */
export function consentColumns(consent: {
  [Part in keyof Consent]?: Consent[Part] | undefined
}): Column[] {
  return [
    ['Guardian', consent.guardian ?? ''],
    ['Agreed', consent.agreedAt ?? ''],
    ['Privacy text', consent.privacyVersion ?? ''],
  ]
}

/** A message's columns; `nameOf` names a talent by its id. */
export function messageColumns(message: ContactMessage, nameOf: (id: number) => string): Column[] {
  return [
    ['Name', message.name],
    ['E-mail', message.email],
    ['Phone', message.phone ?? ''],
    ['Company', message.company ?? ''],
    ['Message', message.message],
    ['Models', message.talents.map(nameOf).join(', ')],
  ]
}

/** A talent's name and id; only the id if the talent has left. */
function namedTalent(id: number, names: TalentNames): string {
  const name = names.get(id)
  return name === undefined ? String(id) : `${name} (${id})`
}
