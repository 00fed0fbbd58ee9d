import type { Route } from './+types/newsletter.route.ts'
import { heldPosts } from './held-posts.ts'
import { loadNewsletter } from './load-newsletter.server.ts'
import { NewsletterPage } from './newsletter-page.tsx'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadNewsletter(context, params, url.search)

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  heldPosts.listAt(url, serverLoader)

export default function NewsletterRoute({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} />
}
