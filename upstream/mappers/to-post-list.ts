import type { PostSummary } from '#agency/post.ts'
import type { Post as WirePost } from '#contract/panel/posts.ts'

import { toPostSummary } from './to-post-summary.ts'
import { uniqueBy, uniqueById } from './unique.ts'

/**
 * Posts as lists show them: by day, those without one last; of one day as the agency has them. Each is there once, and of several
 * with one slug in a language, which would share an address, the newest.
 */
export function toPostList(wire: readonly WirePost[]): PostSummary[] {
  const posts = uniqueById(wire).map(toPostSummary).toSorted(newestFirst)
  return uniqueBy(posts, ({ locale, slug }) => `${locale} ${slug}`)
}

function newestFirst(a: PostSummary, b: PostSummary): number {
  return (b.date ?? '').localeCompare(a.date ?? '')
}
