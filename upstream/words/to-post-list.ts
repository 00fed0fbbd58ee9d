import type { PostSummary } from '#agency/post.ts'
import type { Post as WirePost } from '#contract/panel/posts.ts'

import { toPostSummary } from './to-post-summary.ts'
import { uniqueById } from './unique.ts'

/** Posts as lists show them, each once: by day, those without one last; of one day as the agency has them. */
export function toPostList(wire: readonly WirePost[]): PostSummary[] {
  return uniqueById(wire).map(toPostSummary).toSorted(newestFirst)
}

function newestFirst(a: PostSummary, b: PostSummary): number {
  return (b.date ?? '').localeCompare(a.date ?? '')
}
