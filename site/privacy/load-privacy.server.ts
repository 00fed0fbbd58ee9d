import type { RouterContextProvider } from 'react-router'

import { privacyVersionWords } from '../i18n/messages.server.ts'
import { addressesOf } from '../page/page-addresses.ts'
import { pageLocale } from '../page/page-locale.server.ts'
import { privacyText } from '../page/privacy-text.server.ts'
import { identityContext } from '../page/request-context.ts'

/** The agency's privacy text and its version. */
export async function loadPrivacy(
  context: Readonly<RouterContextProvider>,
  params: { locale?: string | undefined },
) {
  const locale = pageLocale(context, params)
  const { sections, version } = privacyText(context.get(identityContext), locale)
  const versionWords = `${privacyVersionWords[locale]}: ${version}`
  return { addresses: addressesOf('privacy', {}), sections, versionWords }
}
