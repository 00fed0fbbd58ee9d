import type { PostSummary } from '#agency/post.ts'
import type { Post as WirePost } from '#contract/panel/posts.ts'

import { parseMediaPath } from './media-path.ts'
import { parseText } from './text.ts'

export function toPostSummary(wire: WirePost): PostSummary {
  const { id, slug, title, date, language } = wire
  return {
    id,
    slug: ownSlug(slug, id),
    title,
    description: parseText(wire.description),
    date,
    cover: parseMediaPath(wire.cover),
    locale: language,
    batch: parseText(wire.batch),
  }
}

const LONGEST_SLUG = 200 // letters, of up to 12 bytes each in an address

/** What has another meaning in an address: a folder, a page's data, the feed, and a slash of its own. */
const taken = /^(?:\.{1,2}|_|feed\.xml)$|\.data$|%2f/i

/** A slug that its page's address has room for and no other meaning; any other is cut, and stays the post's own by its id. */
function ownSlug(slug: string, id: number): string {
  const letters = Array.from(slug)
  if (letters.length <= LONGEST_SLUG && !taken.test(slug)) return slug
  const cut = letters.slice(0, LONGEST_SLUG).join('')
  return `${cut.replaceAll(/%2f/gi, '-')}-${id}`
}
