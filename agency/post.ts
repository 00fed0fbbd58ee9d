import { inEachLocale, type Locale } from './locale.ts'
import type { SafeHtml } from './safe-html.ts'

/** A newsletter post in lists. `date` is yyyy-MM-dd, `cover` a media path. Posts of a `batch` are translations of each other. */
export type PostSummary = {
  id: number
  slug: string
  title: string
  description: string | null
  date: string | null
  cover: string | null
  locale: Locale
  batch: string | null
}

/** A newsletter post as its page shows it. */
export type Post = PostSummary & { content: SafeHtml | null }

/** A social network's page of the agency, which the site links to; https. */
export type SocialLink = { network: string; url: string }

/** The agency's page at Instagram, which a folder may write with a capital. */
export function instagramOf(links: readonly SocialLink[]): SocialLink | undefined {
  return links.find(({ network }) => network.toLowerCase() === 'instagram')
}

type Posts = readonly PostSummary[]

/** A post in each language; null in a language without it. */
export type Translations = Readonly<Record<Locale, PostSummary | null>>

/** The post with a slug, in the given language or else in another; null if there is none (docs/product.md: Newsletter). */
export function findPost(posts: Posts, slug: string, locale: Locale): PostSummary | null {
  const named = posts.filter((post) => post.slug === slug)
  return named.find((post) => post.locale === locale) ?? named[0] ?? null
}

/** A post and its translations: the posts of its batch, the newest of each language. */
export function translationsOf(posts: Posts, post: PostSummary): Translations {
  const batch = posts.filter((each) => each.batch !== null && each.batch === post.batch)
  return { ...newestOfEach(batch), [post.locale]: post }
}

/** All posts, grouped with their translations. */
export function withTranslations(posts: Posts): Translations[] {
  const batches = Map.groupBy(posts, (post) => post.batch ?? post)
  return [...batches.values()].map(newestOfEach)
}

function newestOfEach(batch: Posts): Translations {
  return inEachLocale((locale) => batch.find((post) => post.locale === locale) ?? null)
}

/** The next newer and older post in a language; `post` may be in another language. Null at the ends. `posts` are newest first. */
export function postsBeside(posts: Posts, post: PostSummary, locale: Locale) {
  const place = posts.indexOf(post)
  const isOwn = (each: PostSummary) => each.locale === locale
  return {
    newer: posts.slice(0, place).findLast(isOwn) ?? null,
    older: posts.slice(place + 1).find(isOwn) ?? null,
  }
}
