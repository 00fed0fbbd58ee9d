import { privacyDescriptions, privacyVersionWords } from '../i18n/messages.server.ts'
import { addressesOf } from '../page/page-addresses.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import { privacyText } from '../page/privacy-text.server.ts'
import { identityContext, type PageContext } from '../page/request-context.ts'

/** The agency's privacy text and its version. */
export async function loadPrivacy(context: PageContext, params: LocaleParams) {
  const locale = pageLocale(context, params)
  const identity = context.get(identityContext)
  const { sections, version } = privacyText(identity, locale)
  const versionWords = `${privacyVersionWords[locale]}: ${version}`
  const description = privacyDescriptions[locale](identity.brand)
  return { addresses: addressesOf('privacy', {}), description, sections, versionWords }
}
