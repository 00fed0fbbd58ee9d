import type { RouterContextProvider } from 'react-router'

import type { TextSection } from '#agency/identity.ts'

import { fillerOf } from '../identity-texts.server.ts'
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
