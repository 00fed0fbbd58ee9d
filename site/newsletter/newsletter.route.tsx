import type { Route } from './+types/newsletter.route.ts'
import { postListCache } from './post-list-cache.ts'
import { loadNewsletter } from './load-newsletter.server.ts'
import { NewsletterPage } from './newsletter-page.tsx'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadNewsletter(context, params, url.search)

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  postListCache.listAt(url, serverLoader)

export default function NewsletterRoute({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} />
}
