import type { AgencyIdentity } from '#agency/identity.ts'
import { parsePhone, toPhoneLink } from '#agency/phone.ts'
import type { SocialLink } from '#agency/post.ts'
import type { StaffMember } from '#agency/staff.ts'

import { optionalWithTimeout } from '../page/failures.server.ts'
import { addressesOf } from '../page/page-addresses.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import {
  identityContext,
  originContext,
  upstreamContext,
  type PageContext,
} from '../page/request-context.ts'
import type { Published } from './check-contact.ts'
import { readContact } from './read-contact.ts'

/** Domains at which anybody can have an address; the domains of the staff's own addresses never count as the agency's. */
const publicDomains =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|rocketmail|icloud|me|mac|aol|proton|protonmail|gmx|web|mail|zoho|yandex|fastmail|hey|tuta|tutanota|uol|bol|terra|ig|globo|globomail|r7|zipmail|oi|qq|163|126|naver|hanmail|libero|orange|free|wanadoo|t-online)\.[a-z.]+$/

/** Everything by which the agency can be reached: its own contact data, its staff's and its accounts. */
export async function loadScoutCheck(context: PageContext, params: LocaleParams) {
  pageLocale(context, params)
  const upstream = context.get(upstreamContext)
  const [staff, links] = await Promise.all([
    optionalWithTimeout(upstream.staff()),
    optionalWithTimeout(upstream.socialLinks()),
  ])
  const identity = context.get(identityContext)
  return {
    addresses: addressesOf('scoutCheck', {}),
    published: publishedBy(identity, context.get(originContext), staff ?? [], links ?? []),
    /** Whether the panel has answered: without it, staff and accounts are missing from the comparison. */
    isWhole: staff !== null && links !== null,
    links: links ?? [],
    reportTo: identity.emails.scouting,
  }
}

export type ScoutCheckView = Awaited<ReturnType<typeof loadScoutCheck>>

function publishedBy(
  { brand, emails, phones }: AgencyIdentity,
  origin: string,
  staff: readonly StaffMember[],
  links: readonly SocialLink[],
): Published {
  const allEmails = [emails.general, emails.scouting, ...staff.map(({ email }) => email)]
  const ownEmails = unique(allEmails.map((each) => each?.toLowerCase() ?? null))
  const linked = links.flatMap(({ url }) => readContact(url))
  const numbers = linked.map((each) => (each.kind === 'phone' ? each.number : null)) // WhatsApp
  const allPhones = [...phones, ...staff.map(({ phone }) => phone), ...numbers]
  const domains = [emails.general, emails.scouting].map((each) =>
    each.slice(each.indexOf('@') + 1).toLowerCase(),
  )
  return {
    brand,
    emails: ownEmails,
    phones: unique(allPhones.map((each) => (each === null ? null : shownPhone(each)))),
    hosts: unique([siteHost(origin), ...domains.filter((each) => !publicDomains.test(each))]),
    accounts: linked.flatMap(toAccount),
    pages: linked.flatMap((each) => (each.kind === 'site' ? [each.host + each.rest] : [])),
  }
}

function toAccount(contact: ReturnType<typeof readContact>[number]) {
  return contact.kind === 'account' && contact.network !== null
    ? [{ network: contact.network, name: contact.name }]
    : []
}

function shownPhone(text: string): string {
  return parsePhone(text) ?? toPhoneLink(text).shown
}

/** The site's host; null on a machine without a name of its own. */
function siteHost(origin: string): string | null {
  const host = URL.parse(origin)?.hostname.replace(/^www\./, '') ?? 'localhost'
  return host.includes('.') && !/^[\d.]+$/.test(host) ? host : null
}

function unique(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts)].filter((text) => text !== null)
}
