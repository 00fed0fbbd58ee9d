import type { RouterContextProvider } from 'react-router'

import type { AgencyIdentity, TextSection } from '#agency/identity.ts'

import { addressesOf } from '../page-addresses.ts'
import { pageLocale } from '../page-locale.server.ts'
import { identityContext } from '../request-context.ts'

/** What the agency does with data, in its own words. */
export async function loadPrivacy(
  context: Readonly<RouterContextProvider>,
  params: { locale?: string | undefined },
) {
  const locale = pageLocale(params)
  const identity = context.get(identityContext)
  const fill = fillerOf(identity)
  const sections = identity.privacy[locale].map(({ heading, paragraphs }): TextSection => ({
    heading: fill(heading),
    paragraphs: paragraphs.map(fill),
  }))
  return { addresses: addressesOf('privacy', {}), sections }
}

/** Puts in what the identity file says elsewhere, so that it is said once. */
function fillerOf({ brand, emails, minimumAge, retentionDays }: AgencyIdentity) {
  const values = new Map([
    ['brand', brand],
    ['email', emails.scouting],
    ['age', String(minimumAge)],
    ['days', String(retentionDays)],
  ])
  return (text: string) =>
    text.replace(/\{([a-z]+)\}/g, (whole, name: string) => values.get(name) ?? whole)
}
