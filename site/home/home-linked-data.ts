import { agencyId, organization, type AgencyFacts } from '../page/agency-linked-data.ts'
import type { Things } from '../page/linked-data.tsx'

/** Describes the agency and its site; `url` is the home page's address. */
export function homeLinkedData(agency: AgencyFacts, url: string): Things {
  const { brand, origin } = agency
  const publisher = { '@id': agencyId(origin) }
  return [organization(agency), { '@type': 'WebSite', name: brand, url, publisher }]
}
