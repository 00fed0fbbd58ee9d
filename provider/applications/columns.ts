import type { Choice } from '#contract/panel/entries.ts'

import type { EntryKind, StoredEntry } from './entry.ts'

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
    ...(entry.kind === 'contact' ? ofMessage(entry, names) : ofPerson(entry)),
  ]
  return new Map(columns.filter(([, text]) => text !== ''))
}

function ofPerson({ fields }: Extract<StoredEntry, { kind: 'getScouted' }>): Column[] {
  return [
    ['Full name', fields.realname],
    ['Name', fields.name],
    ['Gender', fields.gender],
    ['Born', fields.birthdate],
    ['E-mail', fields.email],
    ['Phone', fields.phone],
    ['Instagram', fields.instagr],
    ['Height', fields.height],
    ['Shoes', fields.shoes],
    ['Eyes', fields.eyes],
    ['Hair', fields.hair],
    ['Country', labelOf(fields.country)],
    ['State', labelOf(fields.id_state)],
    ['City', labelOf(fields.basedin)],
    ['Guardian', fields.guardian_name ?? ''],
    ['Agreed', fields.agreed_at ?? ''],
    ['Privacy text', fields.privacy_version ?? ''],
  ]
}

function ofMessage(
  { fields }: Extract<StoredEntry, { kind: 'contact' }>,
  names: TalentNames,
): Column[] {
  return [
    ['Name', fields.name],
    ['E-mail', fields.email],
    ['Phone', fields.phone ?? ''],
    ['Company', fields.company ?? ''],
    ['Message', fields.message],
    ['Models', fields.talents.map((id) => namedTalent(id, names)).join(', ')],
  ]
}

/** A talent's name and id; only the id if the talent has left. */
function namedTalent(id: number, names: TalentNames): string {
  const name = names.get(id)
  return name === undefined ? String(id) : `${name} (${id})`
}

const labelOf = (choice: Choice | null) => choice?.label ?? ''
