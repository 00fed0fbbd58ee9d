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
}

/**
 * Why something that is not the agency's looks as if it were: its letters look the same, one letter is different, it is the name of
 * an account on another network, it is an unknown address at the agency's own domain, or it contains the agency's name.
 */
export type Warning = Resemblance | 'other-network' | 'unlisted' | 'name'

/** Whether a pasted contact is the agency's; `like` is what it resembles, as the agency publishes it. */
export type Verdict =
  | { kind: 'ours'; as: string }
  | { kind: 'similar'; like: string; warning: Warning }
  | { kind: 'foreign' }
  | { kind: 'unreadable' }

/** Compares a pasted text with what the agency publishes (docs/product.md: Is this scout ours?). Never throws. */
export function checkContact(text: string, published: Published): Verdict {
  const verdicts = readContact(text).map((contact) => checkOne(contact, published))
  const best = (['ours', 'similar', 'foreign'] as const).flatMap((kind) =>
    verdicts.filter((verdict) => verdict.kind === kind),
  )
  return best[0] ?? { kind: 'unreadable' }
}

function checkOne(contact: Contact, published: Published): Verdict {
  switch (contact.kind) {
    case 'email':
      return checkEmail(contact, published)
    case 'phone':
      return checkPhone(contact.number, published)
    case 'site':
      return checkSite(contact.host, published)
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

function checkSite(host: string, { hosts, brand }: Published): Verdict {
  const own = hosts.find((each) => isOrIsUnder(host, each))
  if (own !== undefined) return { kind: 'ours', as: own }
  return mostSimilar(host, hosts) ?? withName(host, brand) ?? foreign
}

type Account = Extract<Contact, { kind: 'account' }>

function checkAccount({ network, name }: Account, { accounts, brand }: Published): Verdict {
  const same = accounts.filter((each) => each.name.toLowerCase() === name.toLowerCase())
  const [own] = same.filter((each) => network === null || each.network === network)
  if (own !== undefined) return { kind: 'ours', as: shown(own) }
  const [elsewhere] = same
  if (elsewhere !== undefined) {
    return { kind: 'similar', like: shown(elsewhere), warning: 'other-network' }
  }
  const names = accounts.map((each) => each.name)
  return mostSimilar(name, names) ?? withName(name, brand) ?? foreign
}

const foreign: Verdict = { kind: 'foreign' }

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
