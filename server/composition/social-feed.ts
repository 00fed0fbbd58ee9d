import { Hono } from 'hono'

import { FEED_PATH } from '#provider/feed/routes.ts'
import { pathTo } from '#site/paths.ts'
import type { SocialFeed, Media } from '#site/page/request-context.ts'
import { locales } from '#agency/locale.ts'
import type { SizedPicture } from '#provider/feed/feed-page.ts'
import { pictureAddress, srcSetOf } from '#site/ui/picture.tsx'

import type { Settings } from '../environment/env.ts'

/** The page in the home page's iframe: `SOCIAL_FEED_URL`, else the embedded provider's feed page; null if there is neither. */
export function socialFeedOf({
  socialFeedUrl,
  services,
}: Pick<Settings, 'socialFeedUrl' | 'services'>): SocialFeed | null {
  if (socialFeedUrl !== null) return { address: socialFeedUrl, isOwn: false }
  return services.kind === 'embedded' ? { address: FEED_PATH, isOwn: true } : null
}

/** The feed to show now: the embedded provider's feed page is shown only while it has pictures. */
export function shownFeed(
  feed: SocialFeed | null,
  own: { hasPictures: () => boolean } | null,
): SocialFeed | null {
  return feed?.isOwn === true && own?.hasPictures() === false ? null : feed
}

/** Sources for `frame-src` besides the video players: on the home page, the feed's origin. */
export function framesOf(feed: SocialFeed | null): (pathname: string) => readonly string[] {
  if (feed === null) return () => []
  const source = feed.isOwn ? "'self'" : new URL(feed.address).origin
  return (pathname) => (homes.includes(pathname) ? [source] : [])
}

const homes = locales.map((locale) => pathTo('home', locale, {}))

type Fetch = (request: Request) => Response | Promise<Response>

/** Serves the embedded provider's feed page from the site's own origin: a browser cannot reach a service without a port. */
export function feedApp(provider: Fetch): Hono {
  const app = new Hono()
  app.get(FEED_PATH, (c) => provider(new Request(c.req.url)))
  return app
}

/** A picture for that page, in several sizes, as on the site's pages. */
export function sizedPicture(media: Media, path: string): SizedPicture {
  const picture = media.picture(path)
  return { src: pictureAddress(picture, 400), srcset: srcSetOf(picture) }
}
