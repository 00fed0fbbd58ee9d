import type { PostSummary } from '#agency/post.ts'

import { mediaContext, type PageContext } from '../page/request-context.ts'
import type { PostCard } from './post-grid.tsx'

/** Posts as lists show them. */
export function toPostCards(context: PageContext, posts: readonly PostSummary[]): PostCard[] {
  const media = context.get(mediaContext)
  return posts.map(({ id, slug, title, description, date, cover }) => ({
    id,
    slug,
    title,
    description,
    date,
    cover: cover === null ? null : media.picture(cover),
  }))
}
