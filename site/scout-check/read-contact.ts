import { parsePhone } from '#agency/phone.ts'

/** Something by which a person can be reached. */
export type Contact =
  | { kind: 'email'; local: string; domain: string }
  | { kind: 'phone'; number: string }
  | { kind: 'site'; host: string }
  /** `network` is null if the visitor pasted the name alone. */
  | { kind: 'account'; network: string | null; name: string }

/** Longer texts are cut: nothing by which a person can be reached is as long. */
const LONGEST = 500

const networks: readonly (readonly [host: RegExp, network: string])[] = [
  [/^(?:www\.|m\.)?instagram\.com$/, 'instagram'],
  [/^(?:www\.|m\.|vm\.)?tiktok\.com$/, 'tiktok'],
  [/^(?:www\.|m\.|web\.)?(?:facebook|fb)\.com$/, 'facebook'],
  [/^(?:www\.|mobile\.)?(?:x|twitter)\.com$/, 'x'],
  [/^(?:www\.|m\.)?youtube\.com$/, 'youtube'],
  [/^(?:[a-z]{2,3}\.)?linkedin\.com$/, 'linkedin'],
  [/^(?:www\.)?threads\.(?:net|com)$/, 'threads'],
  [/^(?:www\.)?(?:t|telegram)\.me$/, 'telegram'],
]

/** Segments of a network's address that stand before the account's name. */
const beforeNames: ReadonlySet<string> = new Set(['in', 'company', 'c', 'user', 'stories'])
/** Segments that lead to a single post, whose address does not name the account. */
const postWords: ReadonlySet<string> = new Set(['p', 'reel', 'watch', 'share', 'channel'])

const EMAIL = /^([^\s@/<>]+)@([^\s@/<>]+\.[^\s@/<>]+)$/
const LINK =
  /^(?:[a-z]+:\/\/(?:[^\s/@]*@)?)?([^\s/?#@:]+(?:\.[^\s/?#@:]+)+)\.?(?::\d+)?([/?#]\S*)?$/i
const ACCOUNT = /^@?([\p{L}\p{M}\p{N}\p{Cf}_.-]{1,60})$/u

/**
 * Everything that a pasted text can mean: `vereda.com` is a site or the name of an account. Empty if it is none of a telephone
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
  const [, host, rest] = LINK.exec(given) ?? []
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
  if (/^(?:wa\.me|(?:api|web)\.whatsapp\.com)$/.test(host)) return fromWhatsApp(rest)
  const network = networks.find(([pattern]) => pattern.test(host))?.[1]
  if (network === undefined) return { kind: 'site', host: host.replace(/^www\./, '') }
  const segments = rest
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
  const [first = '', second = ''] = segments
  if (postWords.has(first)) return null
  const name = (beforeNames.has(first) ? second : first).replace(/^@/, '')
  return name === '' ? null : { kind: 'account', network, name }
}

function fromWhatsApp(rest: string): Contact | null {
  const digits = /(?:^\/|[?&]phone=)\+?(?:%2B)?(\d{6,17})/i.exec(rest)?.[1]
  const number = digits === undefined ? null : parsePhone(`+${digits}`)
  return number === null ? null : { kind: 'phone', number }
}
