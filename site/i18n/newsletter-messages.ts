import type { Locale } from '#agency/locale.ts'

import { en } from './newsletter-messages/en.ts'
import { es } from './newsletter-messages/es.ts'
import { type NewsletterMessages, pt } from './newsletter-messages/pt.ts'
import { useLocale } from './use-messages.ts'

/** The newsletter's texts, apart from the catalogues that every page waits for: they come, in all languages, with its pages. */
export const newsletterMessages: Readonly<Record<Locale, NewsletterMessages>> = { pt, en, es }

/** Those in the language of the address that the visitor is at. */
export function useNewsletterMessages(): NewsletterMessages {
  return newsletterMessages[useLocale()]
}
