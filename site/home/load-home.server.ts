import type { RouterContextProvider } from 'react-router'

import { optionalSoon } from '../page/failures.server.ts'
import { toPostCards } from '../newsletter/post-cards.server.ts'
import { addressesOf } from '../page/page-addresses.ts'
import type { PageHeader } from '../page/page-header.ts'
import { pageLocale } from '../page/page-locale.server.ts'
import { identityContext, upstreamContext } from '../page/request-context.ts'
import { toFeedView } from './feed-view.server.ts'
import { toSlideViews } from './slide-views.server.ts'

/**
 * What the home page shows: the slides of the splash and, if the agency wants them, those of the first screen; the newest
 * posts of its language; the social feed, if there is one. `posts` is null when the panel has never told any; slides that
 * it never told are left out.
 */
export async function loadHome(
  context: Readonly<RouterContextProvider>,
  params: { locale?: string | undefined },
  search = new URLSearchParams(),
) {
  const locale = pageLocale(context, params)
  const upstream = context.get(upstreamContext)
  const { homePostLimit, homeSlides } = context.get(identityContext)
  const [splash, slides, posts] = await Promise.all([
    optionalSoon(upstream.prehome()),
    homeSlides === undefined ? null : optionalSoon(upstream.slides(homeSlides)),
    optionalSoon(upstream.newsletter()),
  ])
  const feed = toFeedView(context, locale, search)
  const own = posts?.filter((post) => post.locale === locale).slice(0, homePostLimit)
  return {
    addresses: addressesOf('home', {}),
    header: { kind: 'home' } satisfies PageHeader,
    // who asks for the feed has seen it
    splash: feed?.isAskedFor ? [] : toSlideViews(context, splash ?? []),
    slides: toSlideViews(context, slides ?? []),
    posts: own === undefined ? null : toPostCards(context, own),
    feed,
  }
}
