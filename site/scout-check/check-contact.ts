import { contains, resemblanceOf, type Resemblance } from './look-alike.ts'
import { readContact, type Contact } from './read-contact.ts'

/** Everything by which the agency says that it can be reached. */
export type Published = {
  brand: string
  /** In small letters. */
  emails: readonly string[]
  /** As `parsePhone` writes them. */
  phones: readonly string[]
  /** The site's host and the domains of the agency's own addresses. */
  hosts: readonly string[]
  accounts: readonly { network: string; name: string }[]
  /** Its pages on hosts of others, such as `pinterest.com/vereda`. */
  pages: readonly string[]
}

/**
 * Why something that is not the agency's looks as if it were: its letters look the same, one letter is different, it is the name of
 * an account on another network, it is an unknown address at the agency's own domain, or it contains the agency's name.
 */
type Warning = Resemblance | 'other-network' | 'unlisted' | 'name'

/** Whether a pasted contact is the agency's; `like` is what it resembles, as the agency publishes it. */
export type Verdict =
  | { kind: 'ours'; as: string }
  | { kind: 'similar'; like: string; warning: Warning }
  | { kind: 'foreign' }
  | { kind: 'unreadable' }

/**
 * Compares a pasted text with what the agency publishes (docs/product.md: Is this scout ours?). A text that is a site or the name
 * of an account is ours only as the agency's site, which has one owner: anybody can take the name of an account. Never throws.
 */
export function checkContact(text: string, published: Published): Verdict {
  const verdicts = readContact(text).map((contact) => checkOne(contact, published))
  const [first = unreadable, asAccount = first] = verdicts
  if (first.kind !== 'foreign') return first
  return asAccount.kind === 'ours' ? onOtherNetworks(asAccount.as) : asAccount
}

function checkOne(contact: Contact, published: Published): Verdict {
  switch (contact.kind) {
    case 'email':
      return checkEmail(contact, published)
    case 'phone':
      return checkPhone(contact.number, published)
    case 'site':
      return checkSite(contact, published)
    case 'account':
      return checkAccount(contact, published)
  }
}

type Email = Extract<Contact, { kind: 'email' }>

function checkEmail({ local, domain }: Email, { emails, hosts, brand }: Published): Verdict {
  const whole = `${local}@${domain}`
  if (emails.includes(whole)) return { kind: 'ours', as: whole }
  const own = hosts.find((host) => isOrIsUnder(domain, host))
  if (own !== undefined) return { kind: 'similar', like: own, warning: 'unlisted' }
  return (
    mostSimilar(whole, emails) ?? mostSimilar(domain, hosts) ?? withName(whole, brand) ?? foreign
  )
}

function checkPhone(number: string, { phones }: Published): Verdict {
  if (phones.includes(number)) return { kind: 'ours', as: number }
  return mostSimilar(number, phones) ?? foreign
}

type Site = Extract<Contact, { kind: 'site' }>

function checkSite({ host, rest }: Site, { hosts, pages, brand }: Published): Verdict {
  const page = host + rest
  const own = pages.includes(page) ? page : hosts.find((each) => isOrIsUnder(host, each))
  if (own !== undefined) return { kind: 'ours', as: `https://${own}` }
  return mostSimilar(host, hosts) ?? withName(host, brand) ?? foreign
}

type Account = Extract<Contact, { kind: 'account' }>

/** A name alone may be meant on any network, so it is the agency's only if it is on each one where the agency has an account. */
function checkAccount({ network, name }: Account, { accounts, brand }: Published): Verdict {
  const same = accounts.filter((each) => each.name.toLowerCase() === name.toLowerCase())
  const isOn = (wanted: string) => same.some((each) => each.network === wanted)
  const isOurs = network === null ? accounts.every((each) => isOn(each.network)) : isOn(network)
  const own = same.find((each) => each.network === network) ?? same[0]
  if (own !== undefined) {
    const as = shown(own)
    return isOurs ? { kind: 'ours', as } : onOtherNetworks(as)
  }
  const names = accounts.map((each) => each.name)
  return mostSimilar(name, names) ?? withName(name, brand) ?? foreign
}

const foreign: Verdict = { kind: 'foreign' }
const unreadable: Verdict = { kind: 'unreadable' }

const onOtherNetworks = (like: string): Verdict => ({
  kind: 'similar',
  like,
  warning: 'other-network',
})

const shown = ({ network, name }: Published['accounts'][number]) => `@${name} (${network})`

/** Whether a host is another or one of its subdomains. */
function isOrIsUnder(host: string, other: string): boolean {
  return host === other || host.endsWith(`.${other}`)
}

/** The warning about the published name that a name resembles most; null if it resembles none. */
function mostSimilar(name: string, published: readonly string[]): Verdict | null {
  const found = published.flatMap((like) => {
    const warning = resemblanceOf(name, like)
    return warning === null ? [] : [{ kind: 'similar' as const, like, warning }]
  })
  return found.find(({ warning }) => warning === 'letters') ?? found[0] ?? null
}

function withName(name: string, brand: string): Verdict | null {
  return contains(name, brand) ? { kind: 'similar', like: brand, warning: 'name' } : null
}
