import type { RouterContextProvider } from 'react-router'

import type { Locale } from '#agency/locale.ts'
import { dayOf } from '#agency/calendar-day.ts'

import { optional, required } from '../page/failures.server.ts'
import { addressesOf } from '../page/page-addresses.ts'
import { pageLocale } from '../page/page-locale.server.ts'
import { identityContext, intakeContext, upstreamContext } from '../page/request-context.ts'
import type { FormLists } from './form-lists.ts'
import { toFormLists } from './to-form-lists.ts'

type Context = Readonly<RouterContextProvider>

/** What the form's page shows, with a key of its own; 503 where the agency never told what can be chosen (docs/product.md: Application form). */
export async function loadScouting(context: Context, params: { locale?: string | undefined }) {
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

/** What can be chosen; 503 where the agency never told. */
export async function loadFormLists(context: Context, locale: Locale): Promise<FormLists> {
  const options = await required(context, context.get(upstreamContext).formOptions(locale))
  return toFormLists(options, locale)
}

/** The same in the agency's language; in that of the visitor's page where the service is down and never told. */
export async function loadAgencyFormLists(context: Context, locale: Locale): Promise<FormLists> {
  const options = await optional(context.get(upstreamContext).formOptions(agencyLocale))
  return options === null ? loadFormLists(context, locale) : toFormLists(options, agencyLocale)
}

/** Who reads applications reads Portuguese. */
const agencyLocale = 'pt'
