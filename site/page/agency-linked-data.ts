import type { Organization } from 'schema-dts'

import { pathTo } from '../paths.ts'
import { breadcrumbList } from './breadcrumbs.ts'
import type { Things } from './linked-data.tsx'
import type { LocalShell, Shell } from './shell.ts'

type AgencyFacts = Pick<Shell, 'brand' | 'origin' | 'email' | 'address' | 'phones' | 'socialLinks'>

/** Describes the agency and its site; `url` is the home page's address. */
export function homeLinkedData(agency: AgencyFacts, url: string): Things {
  const { brand, origin } = agency
  const publisher = { '@id': agencyId(origin) }
  return [organization(agency), { '@type': 'WebSite', name: brand, url, publisher }]
}

type AgencyPage = { type: 'AboutPage' | 'ContactPage'; title: string; path: string }

/** A page about the agency itself, in the language of the shell. */
export function agencyPage(
  agency: AgencyFacts & Pick<LocalShell, 'locale'>,
  { type, title, path }: AgencyPage,
): Things {
  const { brand, origin, locale } = agency
  return [
    organization(agency),
    { '@type': type, name: title, url: origin + path, mainEntity: { '@id': agencyId(origin) } },
    breadcrumbList(origin, [
      { name: brand, path: pathTo('home', locale, {}) },
      { name: title, path },
    ]),
  ]
}

/** The agency and its contact details. */
function organization(agency: AgencyFacts): Exclude<Organization, string> {
  const { brand, origin, email, address, phones, socialLinks } = agency
  return {
    '@type': 'Organization',
    '@id': agencyId(origin),
    name: brand,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    sameAs: socialLinks.map((link) => link.url),
    ...(address.length > 0 && {
      address: { '@type': 'PostalAddress', streetAddress: address.join(', ') },
    }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      telephone: phones.map(({ shown }) => shown),
    },
  }
}

/** The agency's `@id`, the same on every page. */
function agencyId(origin: string): string {
  return `${origin}/#agency`
}
