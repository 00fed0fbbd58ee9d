import type { Locale } from '#agency/locale.ts'

type SecurityFacts = { email: string; languages: readonly Locale[]; origin: string; now: Date }

const VALID_DAYS = 180
const DAY_MS = 86_400_000

/** The contact for security reports (RFC 9116); it expires half a year from today. */
export function securityTxt({ email, languages, origin, now }: SecurityFacts): string {
  const day = Math.floor(now.getTime() / DAY_MS)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date((day + VALID_DAYS) * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
