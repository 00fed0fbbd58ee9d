import { Hono } from 'hono'

import { FEED_PATH } from '#provider/feed/routes.ts'
import { pathTo } from '#site/paths.ts'
import type { SocialFeed, Media } from '#site/page/request-context.ts'
import { locales } from '#agency/locale.ts'
import type { SizedPicture } from '#provider/feed/feed-page.ts'
import { pictureAddress, srcSetOf } from '#site/ui/picture.tsx'

import type { Settings } from '../environment/env.ts'
import type { EmbeddedProvider } from './embedded-provider.ts'

type FeedSource = Pick<SocialFeed, 'address' | 'isOwn'>

/** The page in the home page's iframe: `SOCIAL_FEED_URL`, else the embedded provider's feed page; null if there is neither. */
export function socialFeedOf({
  socialFeedUrl,
  services,
}: Pick<Settings, 'socialFeedUrl' | 'services'>): FeedSource | null {
  if (socialFeedUrl !== null) return { address: socialFeedUrl, isOwn: false }
  return services.kind === 'embedded' ? { address: FEED_PATH, isOwn: true } : null
}

/** The feed to show now: the embedded provider's feed page is shown only while it has pictures. */
export function shownFeed(
  feed: FeedSource | null,
  own: { countPictures: () => number } | null,
): SocialFeed | null {
  if (feed === null) return null
  if (!feed.isOwn) return { ...feed, pictures: null }
  const pictures = own?.countPictures() ?? 0
  return pictures === 0 ? null : { ...feed, pictures }
}

/**
 * Sources for `frame-src` besides the video players: on the home page, a third party's origin. A feed of our own is allowed on
 * every page, since a visitor who goes on to the home page keeps the first page's policy.
 */
export function framesOf(feed: FeedSource | null): (pathname: string) => readonly string[] {
  if (feed === null) return () => []
  if (feed.isOwn) return () => ["'self'"]
  const { origin } = new URL(feed.address)
  return (pathname) => (homes.includes(pathname) ? [origin] : [])
}

const homes = locales.map((locale) => pathTo('home', locale, {}))

/** Serves the embedded provider's feed page from the site's own origin: a browser cannot reach a service without a port. */
export function feedApp(provider: EmbeddedProvider['fetch']): Hono {
  const app = new Hono()
  app.get(FEED_PATH, (c) => provider(new Request(c.req.url)))
  return app
}

/** A picture for that page, in several sizes, as on the site's pages. */
export function sizedPicture(media: Media, path: string): SizedPicture {
  const picture = media.picture(path)
  return { src: pictureAddress(picture, 400), srcset: srcSetOf(picture) }
}
