import type { RosterData } from './roster-page.tsx'

const data = Symbol()

/** A list's data as it leaves the server: one text, as that of many small values costs several times as much to write and to read. */
export type RosterText = Pick<RosterData, 'addresses'> & {
  text: string
  [data]?: RosterData
}

export function toRosterText(whole: RosterData): RosterText {
  const { addresses, ...others } = whole
  return { addresses, text: JSON.stringify(others), [data]: whole }
}

/** The data again, the same each time; a list that was answered in this tab is data already. */
export function fromRosterText(told: RosterText | RosterData): RosterData {
  if (!('text' in told)) return told
  return (told[data] ??= { addresses: told.addresses, ...JSON.parse(told.text) })
}
