import type { Post, PostSummary } from '#agency/post.ts'
import type { Post as WirePost } from '#contract/panel/posts.ts'

import { toSafeHtml } from './to-safe-html.ts'
import { parseMediaPath } from './addresses.ts'
import { parseText } from './text.ts'
import { uniqueBy, uniqueById } from './unique.ts'

/** A post with sanitized text; `mediaUrl` as for {@link toSafeHtml}. */
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

const MAX_SLUG_LENGTH = 200 // characters, each up to 12 bytes long in an address

/** Slugs with another meaning in an address: a folder, a page's data, the feed, an escaped slash. */
const taken = /^(?:\.{1,2}|_|feed\.xml)$|\.data$|%2f/i

/** The slug, if it fits into an address and has no other meaning there. Any other is shortened and made unique by the id. */
function ownSlug(slug: string, id: number): string {
  const letters = Array.from(slug)
  if (letters.length <= MAX_SLUG_LENGTH && !taken.test(slug)) return slug
  const cut = letters.slice(0, MAX_SLUG_LENGTH).join('')
  return `${cut.replaceAll(/%2f/gi, '-')}-${id}`
}

/**
 * Posts as lists show them: newest day first, posts of one day in the agency's order, posts without a date last. Without
 * duplicates; of posts with the same language and slug, which would share an address, only the newest.
 */
export function toPostList(wire: readonly WirePost[]): PostSummary[] {
  const posts = uniqueById(wire).map(toPostSummary).toSorted(newestFirst)
  return uniqueBy(posts, ({ locale, slug }) => `${locale} ${slug}`)
}

function newestFirst(a: PostSummary, b: PostSummary): number {
  return (b.date ?? '').localeCompare(a.date ?? '')
}
