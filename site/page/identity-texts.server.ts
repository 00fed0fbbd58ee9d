import type { AgencyIdentity } from '#agency/identity.ts'

/** Returns a function that fills in the placeholders of a text in the identity file: `{brand}`, `{email}`, `{age}`, `{days}`. */
export function fillerOf({ brand, emails, minimumAge, retentionDays }: AgencyIdentity) {
  const values = new Map([
    ['brand', brand],
    ['email', emails.scouting],
    ['age', String(minimumAge)],
    ['days', String(retentionDays)],
  ])
  return (text: string) =>
    text.replace(/\{([a-z]+)\}/g, (whole, name: string) => values.get(name) ?? whole)
}
