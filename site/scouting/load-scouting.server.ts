import type { Locale } from '#agency/locale.ts'
import { dayOf } from '#agency/calendar-day.ts'

import { optional, required } from '../page/failures.server.ts'
import { addressesOf } from '../page/page-addresses.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import {
  identityContext,
  intakeContext,
  type PageContext,
  upstreamContext,
} from '../page/request-context.ts'
import { type FormLists, toFormLists } from './to-form-lists.ts'

/**
 * The data of the form's page, with a new form key. 503 if the service has never delivered the form's options (docs/product.md:
 * Application form).
 */
export async function loadScouting(context: PageContext, params: LocaleParams) {
  const locale = pageLocale(context, params)
  const { emails, minimumAge, retentionDays } = context.get(identityContext)
  return {
    addresses: addressesOf('scouting', {}),
    formKey: context.get(intakeContext).newFormKey(),
    lists: await loadFormLists(context, locale),
    today: dayOf(new Date()),
    scoutingEmail: emails.scouting,
    minimumAge,
    retentionDays,
  }
}

export type ScoutingView = Awaited<ReturnType<typeof loadScouting>>

/** The form's options. 503 if the service has never delivered them. */
async function loadFormLists(context: PageContext, locale: Locale): Promise<FormLists> {
  const options = await required(context, context.get(upstreamContext).formOptions(locale))
  return toFormLists(options, locale)
}

/** The options in the agency's language; in the visitor's language if the service is down and has never delivered the former. */
export async function loadAgencyFormLists(
  context: PageContext,
  locale: Locale,
): Promise<FormLists> {
  const options = await optional(context.get(upstreamContext).formOptions(agencyLocale))
  return options === null ? loadFormLists(context, locale) : toFormLists(options, agencyLocale)
}

/** The agency reads applications in Portuguese. */
const agencyLocale = 'pt'
