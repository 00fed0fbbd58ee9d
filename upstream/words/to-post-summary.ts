import type { PostSummary } from '#agency/post.ts'
import type { Post as WirePost } from '#contract/panel/posts.ts'

import { parseMediaPath } from './media-path.ts'
import { parseText } from './text.ts'

export function toPostSummary(wire: WirePost): PostSummary {
  const { id, slug, title, date, language } = wire
  return {
    id,
    slug: shortSlug(slug, id),
    title,
    description: parseText(wire.description),
    date,
    cover: parseMediaPath(wire.cover),
    locale: language,
    batch: parseText(wire.batch),
  }
}

const LONGEST_SLUG = 200 // letters, of up to 12 bytes each in an address

/** A slug that its page's address has room for; a longer one is cut, and stays the post's own by its id. */
function shortSlug(slug: string, id: number): string {
  const letters = Array.from(slug)
  return letters.length <= LONGEST_SLUG ? slug : `${letters.slice(0, LONGEST_SLUG).join('')}-${id}`
}
