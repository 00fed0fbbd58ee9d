import type { Things } from '../linked-data.tsx'
import type { Shell } from '../shell.ts'

type AgencyFacts = Pick<Shell, 'brand' | 'origin' | 'email' | 'phones' | 'socialLinks'>

/** Who the agency is, and that this is its site; `url` is the home page's address. */
export function homeLinkedData(agency: AgencyFacts, url: string): Things {
  const { brand, origin, email, phones, socialLinks } = agency
  const id = `${origin}/#agency`
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name: brand,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      sameAs: socialLinks.map((link) => link.url),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email,
        telephone: phones,
      },
    },
    { '@type': 'WebSite', name: brand, url, publisher: { '@id': id } },
  ]
}
