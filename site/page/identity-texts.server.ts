import type { AgencyIdentity } from '#agency/identity.ts'

/**
 * Returns a function that fills in the placeholders of a text: `{brand}`, `{email}`, `{age}`, `{days}`. In the identity file, the
 * e-mail address is that for applications.
 */
export function fillerOf(
  { brand, emails, minimumAge, retentionDays }: AgencyIdentity,
  email = emails.scouting,
) {
  const values = new Map([
    ['brand', brand],
    ['email', email],
    ['age', String(minimumAge)],
    ['days', String(retentionDays)],
  ])
  return (text: string) =>
    text.replace(/\{([a-z]+)\}/g, (whole, name: string) => values.get(name) ?? whole)
}
