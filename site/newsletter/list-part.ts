import type { PageAddresses } from '../page/page-addresses.ts'
import type { PostCard } from './post-grid.tsx'

/** Posts that the list begins with, and those that each further step brings (docs/product.md: Newsletter). */
export const FIRST_POSTS = 10
export const POSTS_A_STEP = 6

/** A part of the list of posts. */
export type ListPart<Post> = {
  posts: readonly Post[]
  /** The slug of the post that it follows, as the address says (`?after=wool`); null where it begins with the newest. */
  after: string | null
  /** How many posts come before, and how many there are. */
  before: number
  total: number
}

/** What the newsletter's page shows. */
export type NewsletterList = ListPart<PostCard> & { addresses: PageAddresses }

/** Where a part of the list is found: the newest posts at the list's own address. */
export function partSearch(after: string | null): string {
  return after === null ? '' : `?${new URLSearchParams({ after })}`
}

/** The slug after which an address asks for posts. */
export function afterIn(search: string): string | null {
  return new URLSearchParams(search).get('after')
}

/** The first posts, or the step that follows a post; null where there is no such post. */
export function partAfter<Post extends { slug: string }>(
  posts: readonly Post[],
  after: string | null,
): ListPart<Post> | null {
  const before = after === null ? 0 : posts.findIndex(({ slug }) => slug === after) + 1
  if (after !== null && before === 0) return null
  const size = after === null ? FIRST_POSTS : POSTS_A_STEP
  return { posts: posts.slice(before, before + size), after, before, total: posts.length }
}
