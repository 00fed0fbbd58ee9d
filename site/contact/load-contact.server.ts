import { textIn } from '#agency/locale.ts'
import { toPhoneLink } from '#agency/phone.ts'

import { fillerOf } from '../page/identity-texts.server.ts'
import { addressesOf } from '../page/page-addresses.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import {
  identityContext,
  intakeContext,
  mediaContext,
  type PageContext,
} from '../page/request-context.ts'

/** The agency's contact details, and a new form key. */
export async function loadContact(context: PageContext, params: LocaleParams) {
  const locale = pageLocale(context, params)
  const identity = context.get(identityContext)
  const { emails, phones, address, retentionDays } = identity
  return {
    addresses: addressesOf('contact', {}),
    formKey: context.get(intakeContext).newFormKey(),
    paragraphs: textIn(identity.contact, locale).map(fillerOf(identity)),
    scoutingEmail: emails.scouting,
    phones: phones.map(toPhoneLink),
    mapAddress: address.length === 0 ? null : mapAddress(address.join(', ')),
    retentionDays,
    /** The picture of a shared link to the page. */
    picture: context.get(mediaContext).aboutPicture(),
  }
}

export type ContactView = Awaited<ReturnType<typeof loadContact>>

/** The address of a map search for the place: a plain link, nothing of the map is loaded here (docs/product.md: Contact). */
function mapAddress(place: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`
}
