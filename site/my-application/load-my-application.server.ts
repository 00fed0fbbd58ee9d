import type { RouterContextProvider } from 'react-router'

import { addressesOf } from '../page/page-addresses.ts'
import { pageLocale } from '../page/page-locale.server.ts'
import { identityContext } from '../page/request-context.ts'

/** The page before anybody has shown a receipt: it is the same for all. */
export async function loadMyApplication(
  context: Readonly<RouterContextProvider>,
  params: { locale?: string | undefined },
) {
  pageLocale(context, params)
  const { emails } = context.get(identityContext)
  return { addresses: addressesOf('myApplication', {}), email: emails.scouting }
}

export type MyApplicationView = Awaited<ReturnType<typeof loadMyApplication>>
