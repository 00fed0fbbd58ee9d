import type { PageAddresses } from '../page/page-addresses.ts'
import type { PostCard } from './post-grid.tsx'

/** The number of posts at the list's beginning, and in each further step: ten and six, filled up to whole rows of four. */
export const FIRST_POSTS = 12
const POSTS_A_STEP = 8

/** How many posts an address shows, or adds to those that are there. */
export function sizeOfPart(after: string | null): number {
  return after === null ? FIRST_POSTS : POSTS_A_STEP
}

/** A part of the list of posts. */
type ListPart<Post> = {
  posts: readonly Post[]
  /** The slug of the post before this part, as in the address (`?after=wool`); null if the part begins with the newest post. */
  after: string | null
  /** How many posts come before this part, and how many there are in all. */
  before: number
  total: number
}

/** What the newsletter's page shows. */
export type NewsletterList = ListPart<PostCard> & { addresses: PageAddresses }

/** The search part of the address of a part; empty for the newest posts. */
export function partSearch(after: string | null): string {
  return after === null ? '' : `?${new URLSearchParams({ after })}`
}

/** The slug after which an address requests posts; null for the newest posts. */
export function afterIn(search: string): string | null {
  return new URLSearchParams(search).get('after')
}

/** The first posts, or the step after a post; null if there is no such post. */
export function partAfter<Post extends { slug: string }>(
  posts: readonly Post[],
  after: string | null,
): ListPart<Post> | null {
  const before = after === null ? 0 : posts.findIndex(({ slug }) => slug === after) + 1
  if (after !== null && before === 0) return null
  return {
    posts: posts.slice(before, before + sizeOfPart(after)),
    after,
    before,
    total: posts.length,
  }
}
