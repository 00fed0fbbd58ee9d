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
  return noEnding.test(domain) || wellKnown.some((known) => isOneSlipAway(domain, known))
}

/** Whether two domains differ by one extra, missing or wrong letter, or by two swapped letters. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  let end = 0
  const most = Math.min(typed.length, meant.length) - start
  while (end < most && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  const [wrong, right] = [
    typed.slice(start, typed.length - end),
    meant.slice(start, meant.length - end),
  ]
  if (wrong.length <= 1 && right.length <= 1) return true
  return wrong.length === 2 && right === `${wrong[1]}${wrong[0]}`
}
