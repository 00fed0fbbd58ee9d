import { addressesOf } from '../page/page-addresses.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import { identityContext, type PageContext } from '../page/request-context.ts'

/** The page before anybody has shown a receipt: it is the same for all. */
export async function loadMyApplication(context: PageContext, params: LocaleParams) {
  pageLocale(context, params)
  const { emails } = context.get(identityContext)
  return { addresses: addressesOf('myApplication', {}), email: emails.scouting }
}

export type MyApplicationView = Awaited<ReturnType<typeof loadMyApplication>>
