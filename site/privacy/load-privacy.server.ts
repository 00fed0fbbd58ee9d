import type { RouterContextProvider } from 'react-router'

import { addressesOf } from '../page-addresses.ts'
import { pageLocale } from '../page-locale.server.ts'
import { privacyText } from '../privacy-text.server.ts'
import { identityContext } from '../request-context.ts'

/** What the agency does with data, in its own words. */
export async function loadPrivacy(
  context: Readonly<RouterContextProvider>,
  params: { locale?: string | undefined },
) {
  const text = privacyText(context.get(identityContext), pageLocale(params))
  return { addresses: addressesOf('privacy', {}), ...text }
}
