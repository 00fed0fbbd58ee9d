import type { AgencyIdentity } from '#agency/identity.ts'

/** Puts into a text of the identity file what that says elsewhere, so that it is said once: `{brand}`, `{email}`, `{age}`, `{days}`. */
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
