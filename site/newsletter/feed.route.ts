import type { Route } from './+types/feed.route.ts'
import { loadFeed } from './load-feed.server.ts'

/** Feed readers request it often, so it is cached. Like every page, it is not sent again to a client that has it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return new Response(await loadFeed(context, params), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
    },
  })
}
