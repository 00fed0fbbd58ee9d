import { Hono } from 'hono'

import { FEED_PATH } from '#provider/feed/routes.ts'
import { pathTo } from '#site/paths.ts'
import type { SocialFeed, Media } from '#site/page/request-context.ts'
import { locales } from '#agency/locale.ts'
import type { SizedPicture } from '#provider/feed/feed-page.ts'
import { pictureAddress, srcSetOf } from '#site/ui/picture.tsx'

import type { Settings } from '../environment/env.ts'

/** The page that the home page shows in a frame: the one that is named, else the embedded provider's; null where there is none. */
export function socialFeedOf({
  socialFeedUrl,
  services,
}: Pick<Settings, 'socialFeedUrl' | 'services'>): SocialFeed | null {
  if (socialFeedUrl !== null) return { address: socialFeedUrl, isOwn: false }
  return services.kind === 'embedded' ? { address: FEED_PATH, isOwn: true } : null
}

/** The same at this moment: one of our own is only there while it has pictures. */
export function shownFeed(
  feed: SocialFeed | null,
  own: { hasPictures: () => boolean } | null,
): SocialFeed | null {
  return feed?.isOwn === true && own?.hasPictures() === false ? null : feed
}

/** Whose pages a page of the site may have in frames besides players: on the home page the feed's, as a source of its policy. */
export function framesOf(feed: SocialFeed | null): (pathname: string) => readonly string[] {
  if (feed === null) return () => []
  const source = feed.isOwn ? "'self'" : new URL(feed.address).origin
  return (pathname) => (homes.includes(pathname) ? [source] : [])
}

const homes = locales.map((locale) => pathTo('home', locale, {}))

type Fetch = (request: Request) => Response | Promise<Response>

/** The embedded provider's feed page under the site's own address: a browser cannot ask a service that has no port. */
export function feedApp(provider: Fetch): Hono {
  const app = new Hono()
  app.get(FEED_PATH, (c) => provider(new Request(c.req.url)))
  return app
}

/** Pictures of that page as the site's pages have them: in sizes. */
export function sizedPicture(media: Media, path: string): SizedPicture {
  const picture = media.picture(path)
  return { src: pictureAddress(picture, 400), srcset: srcSetOf(picture) }
}
