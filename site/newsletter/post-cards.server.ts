import type { RouterContextProvider } from 'react-router'

import type { PostSummary } from '#agency/post.ts'

import { mediaContext } from '../request-context.ts'
import type { PostCard } from './newsletter-block.tsx'

/** What a list of posts shows of each. */
export function toPostCards(
  context: Readonly<RouterContextProvider>,
  posts: readonly PostSummary[],
): PostCard[] {
  const media = context.get(mediaContext)
  return posts.map(({ id, title, description, date, cover }) => ({
    id,
    title,
    description,
    date,
    cover: cover === null ? null : media.picture(cover),
  }))
}
