import { fillerOf } from '../page/identity-texts.server.ts'
import { addressesOf } from '../page/page-addresses.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import { identityContext, type PageContext } from '../page/request-context.ts'
import { statement } from './statement.server.ts'

/** The accessibility statement, with the agency's name and address for messages. */
export function loadAccessibility(context: PageContext, params: LocaleParams) {
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
