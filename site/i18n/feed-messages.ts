import type { Locale } from '#agency/locale.ts'

import { en } from './feed-messages/en.ts'
import { es } from './feed-messages/es.ts'
import { type FeedMessages, pt } from './feed-messages/pt.ts'
import { useLocale } from './use-messages.ts'

/** The texts of the social feed, apart from the catalogues that every page waits for: they come with the home page. */
export const feedMessages: Readonly<Record<Locale, FeedMessages>> = { pt, en, es }

/** Those in the language of the address that the visitor is at. */
export function useFeedMessages(): FeedMessages {
  return feedMessages[useLocale()]
}
