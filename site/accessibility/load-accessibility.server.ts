import type { RouterContextProvider } from 'react-router'

import { fillerOf } from '../page/identity-texts.server.ts'
import { addressesOf } from '../page/page-addresses.ts'
import { pageLocale } from '../page/page-locale.server.ts'
import { identityContext } from '../page/request-context.ts'
import { statement } from './statement.server.ts'

/** The accessibility statement, with the agency's name and address for messages. */
export function loadAccessibility(
  context: Readonly<RouterContextProvider>,
  params: { locale?: string | undefined },
) {
  const locale = pageLocale(context, params)
  const { title, description, sections, foot } = statement[locale]
  const identity = context.get(identityContext)
  const fill = fillerOf(identity, identity.emails.general)
  return {
    addresses: addressesOf('accessibility', {}),
    title,
    description: fill(description),
    sections: sections.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map(fill),
    })),
    foot,
  }
}
