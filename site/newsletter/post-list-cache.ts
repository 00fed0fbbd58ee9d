import type { Locale } from '#agency/locale.ts'

import { localeOfPath } from '../paths.ts'
import { afterIn, type NewsletterList, sizeOfPart } from './list-part.ts'

type Place = Pick<URL, 'pathname' | 'search'>

/** Caches each language's post list in a tab, as far as loaded; nothing is fetched twice (docs/product.md: Newsletter). */
export function createPostListCache() {
  const lists = new Map<Locale, NewsletterList>()

  function store(locale: Locale, list: NewsletterList): NewsletterList {
    lists.set(locale, list)
    return list
  }

  return {
    /** Stores the list that came with the first page. */
    begin(locale: Locale, list: NewsletterList): void {
      if (!lists.has(locale)) lists.set(locale, list)
    },
    /**
     * The list up to the step that an address requests; `ask` fetches that step alone, and is called only if it is not cached. If
     * the fetch fails, the list stays as it was.
     */
    async listAt(
      { pathname, search }: Place,
      ask: () => Promise<NewsletterList>,
    ): Promise<NewsletterList> {
      const locale = localeOfPath(pathname)
      const after = afterIn(search)
      const list = lists.get(locale)
      const start = list === undefined ? null : startIn(list, after)
      if (list === undefined || start === null) return store(locale, await ask())
      if (start < list.posts.length || isComplete(list)) {
        return { ...list, posts: list.posts.slice(0, start + sizeOfPart(after)) }
      }
      try {
        return store(locale, joined(list, await ask()))
      } catch (error) {
        if (error instanceof Response) throw error // a redirect, not a failure
        return list
      }
    },
  }
}

export const postListCache = createPostListCache()

/** How many of a list's posts come before the step that an address requests; null if the address belongs to another list. */
function startIn({ posts, after: beginning }: NewsletterList, after: string | null): number | null {
  if (after === beginning) return 0
  const place = posts.findIndex(({ slug }) => slug === after)
  return place === -1 ? null : place + 1
}

export function isComplete({ posts, before, total }: NewsletterList): boolean {
  return before + posts.length >= total
}

/**
 * The server's list may have grown or shrunk meanwhile: duplicates are dropped, and after the last step the total is what is here.
 * Newer posts at the top come with the next visit.
 */
function joined(list: NewsletterList, next: NewsletterList): NewsletterList {
  const here = new Set(list.posts.map(({ id }) => id))
  const { after, before } = list
  const posts = [...list.posts, ...next.posts.filter(({ id }) => !here.has(id))]
  const total = isComplete(next) ? before + posts.length : next.total
  return { ...next, after, before, posts, total }
}
