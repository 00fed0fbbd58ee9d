import type { Post, PostSummary } from '#agency/post.ts'
import type { Post as WirePost } from '#contract/panel/posts.ts'

import { toSafeHtml } from './to-safe-html.ts'
import { parseMediaPath } from './addresses.ts'
import { parseText } from './text.ts'
import { uniqueBy, uniqueById } from './unique.ts'

/** A post with its text made safe; `mediaUrl` as for {@link toSafeHtml}. */
export function toPost(wire: WirePost, mediaUrl: string | null): Post {
  const content = toSafeHtml(wire.content ?? '', mediaUrl)
  return {
    ...toPostSummary(wire),
    content: content.trim() === '' ? null : content,
  }
}

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
