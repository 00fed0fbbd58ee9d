import { textIn } from '#agency/locale.ts'
import { toPhoneLink } from '#agency/phone.ts'
import type { StaffMember } from '#agency/staff.ts'

import { optionalWithTimeout } from '../page/failures.server.ts'
import { fillerOf } from '../page/identity-texts.server.ts'
import { addressesOf } from '../page/page-addresses.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import {
  identityContext,
  mediaContext,
  upstreamContext,
  type PageContext,
} from '../page/request-context.ts'

/** The agency's text and picture, and the staff of the page's language, if the panel has an answer (docs/product.md: About). */
export async function loadAbout(context: PageContext, params: LocaleParams) {
  const locale = pageLocale(context, params)
  const staff = await optionalWithTimeout(context.get(upstreamContext).staff())
  const identity = context.get(identityContext)
  const { paragraphs, pictureAlt } = textIn(identity.about, locale)
  return {
    addresses: addressesOf('about', {}),
    paragraphs: paragraphs.map(fillerOf(identity)),
    picture: context.get(mediaContext).aboutPicture(),
    pictureAlt,
    staff: (staff ?? []).filter((member) => member.locale === locale).map(toStaffEntry),
  }
}

export type AboutView = Awaited<ReturnType<typeof loadAbout>>
export type StaffEntry = ReturnType<typeof toStaffEntry>

function toStaffEntry({ id, name, role, email, phone }: StaffMember) {
  return { id, name, role, email, phone: phone === null ? null : toPhoneLink(phone) }
}
