import type { Route } from './+types/post.route.ts'
import { loadPost } from './load-post.server.ts'
import { PostPage } from './post-page.tsx'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadPost(context, params, url.search)

export default function PostRoute({ loaderData }: Route.ComponentProps) {
  return <PostPage {...loaderData} />
}
