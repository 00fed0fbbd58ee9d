import { agencyId, organization, type AgencyFacts } from '../page/agency-linked-data.ts'
import type { Things } from '../page/linked-data.tsx'

/** Who the agency is, and that this is its site; `url` is the home page's address. */
export function homeLinkedData(agency: AgencyFacts, url: string): Things {
  const { brand, origin } = agency
  const publisher = { '@id': agencyId(origin) }
  return [organization(agency), { '@type': 'WebSite', name: brand, url, publisher }]
}
