import { editDistance } from '#agency/edit-distance.ts'

/** The e-mail domains of most applicants, and other domains so similar to these that they could be taken for a typo. */
const wellKnown = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'yahoo.com',
  'yahoo.com.br',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'mail.com',
  'ymail.com',
  'aol.com',
]
const noEnding = /\.(?:con|cmo|ocm|vom|xom|comm|coom|com\.b|com\.r)$/

/**
 * Whether an e-mail address looks mistyped: its domain is one slip away from a well-known one, or has an ending that hardly any
 * domain has: `ana@hotmial.com`, `ana@gmail.con`.
 */
export function isLikelyMistyped(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (wellKnown.includes(domain)) return false
  return noEnding.test(domain) || wellKnown.some((known) => editDistance(domain, known, 1) <= 1)
}
