import type { RouterContextProvider } from 'react-router'

import type { Locale } from '#agency/locale.ts'

import { identityContext, originContext, socialFeedContext } from '../page/request-context.ts'
import { FEED_PARAMETER, type FeedView } from './feed-view.ts'

/** The social feed in a language; null where the agency has none. */
export function toFeedView(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  search: URLSearchParams,
): FeedView | null {
  const feed = context.get(socialFeedContext)
  if (feed === null) return null
  const { address, isOwn } = feed
  return {
    address: isOwn ? `${address}?language=${locale}` : address,
    isOwn,
    host: new URL(address, context.get(originContext)).host,
    loads: context.get(identityContext).socialFeed ?? 'on-click',
    isAskedFor: search.has(FEED_PARAMETER),
  }
}
