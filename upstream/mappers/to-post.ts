import type { Post } from '#agency/post.ts'
import type { Post as WirePost } from '#contract/panel/posts.ts'

import { toPostSummary } from './to-post-summary.ts'
import { toSafeHtml } from './to-safe-html.ts'

/** A post with its text made safe; `mediaUrl` as for {@link toSafeHtml}. */
export function toPost(wire: WirePost, mediaUrl: string | null): Post {
  const content = toSafeHtml(wire.content ?? '', mediaUrl)
  return {
    ...toPostSummary(wire),
    content: content.trim() === '' ? null : content,
  }
}
