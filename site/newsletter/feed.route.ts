import type { Route } from './+types/feed.route.ts'
import { loadFeed } from './load-feed.server.ts'

/** Programs ask often: it is kept, and not sent again to who has it, like every page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return new Response(await loadFeed(context, params), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
    },
  })
}
