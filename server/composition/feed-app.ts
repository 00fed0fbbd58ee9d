import { Hono } from 'hono'

import { FEED_PATH } from '#provider/feed/routes.ts'
import type { SizedPicture } from '#provider/feed/feed-page.ts'
import type { Media } from '#site/page/request-context.ts'
import { pictureAddress, srcSetOf } from '#site/ui/picture.tsx'

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
