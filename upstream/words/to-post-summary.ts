import type { PostSummary } from '#agency/post.ts'
import type { Post as WirePost } from '#contract/panel/posts.ts'

import { parseMediaPath } from './media-path.ts'
import { parseText } from './text.ts'

export function toPostSummary(wire: WirePost): PostSummary {
  const { id, slug, title, date, language } = wire
  return {
    id,
    slug,
    title,
    description: parseText(wire.description),
    date,
    cover: parseMediaPath(wire.cover),
    locale: language,
    batch: parseText(wire.batch),
  }
}
