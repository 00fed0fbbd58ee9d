import { parsePhone } from '#agency/phone.ts'

/** Something by which a person can be reached. */
export type Contact =
  | { kind: 'email'; local: string; domain: string }
  | { kind: 'phone'; number: string }
  /** `rest` is the whole address after the host, without a slash at its end: a query may name another person's page. */
  | { kind: 'site'; host: string; rest: string }
  /** `network` is null if the visitor pasted the name alone. */
  | { kind: 'account'; network: string | null; name: string }

/** Longer texts are cut: nothing by which a person can be reached is as long. */
const LONGEST = 500

const networks: readonly (readonly [host: RegExp, network: string])[] = [
  [/^(?:www\.|m\.)?instagram\.com$/, 'instagram'],
  [/^(?:www\.|m\.|vm\.)?tiktok\.com$/, 'tiktok'],
  [/^(?:www\.|m\.|web\.|[a-z]{2}-[a-z]{2}\.)?(?:facebook|fb)\.com$/, 'facebook'],
  [/^(?:www\.|mobile\.)?(?:x|twitter)\.com$/, 'x'],
  [/^(?:www\.|m\.)?youtube\.com$/, 'youtube'],
  [/^(?:[a-z]{2,3}\.)?linkedin\.com$/, 'linkedin'],
  [/^(?:www\.)?threads\.(?:net|com)$/, 'threads'],
  [/^(?:www\.)?(?:t|telegram)\.me$/, 'telegram'],
]

/** Segments before an account's name that are part of it: `/in/vereda` and `/company/vereda` are two accounts. */
const kindsOfAccounts: ReadonlySet<string> = new Set(['in', 'company', 'school', 'c', 'user'])
/** An account's page within the account, which leads nowhere else. */
const pagesOfAccounts: ReadonlySet<string> = new Set([
  'about',
  'videos',
  'shorts',
  'reels',
  'tagged',
])
/** Pages of a network itself. Many show what the rest of the address names, such as a post of any account. */
const ownPages =
  /^(?:p|reel|stories|explore|watch|shorts|share|channel|hashtag|i|search|home|groups|events|people|pages|posts|\w+\.php)$/

const EMAIL = /^([^\s@/<>]+)@([^\s@/<>]+\.[^\s@/<>]+)$/
const LINK =
  /^(?:[a-z]+:\/\/(?:[^\s/?#@]*@)?)?([^\s/?#@:.]+(?:\.[^\s/?#@:.]+)+)\.?(?::\d+)?([/?#]\S*)?$/i
const ACCOUNT = /^@?([\p{L}\p{M}\p{N}\p{Cf}_.-]{1,60})$/u

/**
 * Everything that a pasted text can mean: `vereda.com` is a site or, second, the name of an account. Empty if it is none of a telephone
 * number, an e-mail address, a link and the name of an account. Never throws.
 */
export function readContact(text: string): Contact[] {
  const given = bare(text.slice(0, LONGEST))
  const number = parsePhone(given.replaceAll(/\p{Cf}/gu, ''))
  if (number !== null) return [{ kind: 'phone', number }]
  if (/^[\d\s().+/-]*$/.test(given)) return []

  const [, local, domain] = EMAIL.exec(given) ?? []
  if (local !== undefined && domain !== undefined) {
    return [{ kind: 'email', local: local.toLowerCase(), domain: domain.toLowerCase() }]
  }
  const [, host, rest] = LINK.exec(given.replaceAll('\\', '/')) ?? [] // as browsers read it
  const [, name] = ACCOUNT.exec(given) ?? []
  return [
    host === undefined ? null : fromLink(host.toLowerCase(), rest ?? ''),
    name === undefined ? null : { kind: 'account' as const, network: null, name },
  ].filter((each) => each !== null)
}

/** The address alone, without the marks and names that mail programs and telephones copy with it. */
function bare(text: string): string {
  const [, inBrackets] = /<([^<>]+)>\s*$/.exec(text) ?? []
  return (inBrackets ?? text)
    .replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf},;]+$/gu, '')
    .replace(/^(?:mailto|tel):/i, '')
}

/** The contact of a link; null for a network's address that names no account. */
function fromLink(host: string, rest: string): Contact | null {
  if (host === 'wa.me') return fromWhatsApp(/^\/\+?(\d{6,17})(?:[/?#]|$)/.exec(rest))
  if (/^(?:api|web)\.whatsapp\.com$/.test(host)) {
    return fromWhatsApp(/^\/send\/?\?(?:.*&)?phone=(?:\+|%2B)?(\d{6,17})/i.exec(rest))
  }
  const network = networks.find(([pattern]) => pattern.test(host))?.[1]
  if (network === undefined) {
    return { kind: 'site', host: host.replace(/^www\./, ''), rest: rest.replace(/\/$/, '') }
  }
  const segments = rest
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
  const [kind, name, page] = kindsOfAccounts.has(segments[0] ?? '')
    ? segments
    : [null, segments[0], segments[1]]
  if (name === undefined || ownPages.test(name)) return null
  if (page !== undefined && !pagesOfAccounts.has(page)) return null // the rest may name another account's post
  const account = name.replace(/^@/, '')
  return { kind: 'account', network, name: kind === null ? account : `${kind}/${account}` }
}

function fromWhatsApp(found: RegExpExecArray | null): Contact | null {
  const number = found?.[1] === undefined ? null : parsePhone(`+${found[1]}`)
  return number === null ? null : { kind: 'phone', number }
}
