import type { Locale } from './locale.ts'
import type { PostSummary } from './post.ts'

type Posts = readonly PostSummary[]

/** A post in each language; null in one that does not have it. */
export type Translations = Readonly<Record<Locale, PostSummary | null>>

/** The post of a slug: the language's own before one in another; null for a slug that no post has (docs/product.md: Newsletter). */
export function findPost(posts: Posts, slug: string, locale: Locale): PostSummary | null {
  const named = posts.filter((post) => post.slug === slug)
  return named.find((post) => post.locale === locale) ?? named[0] ?? null
}

/** A post and its translations: those of its batch, of several in a language the newest. */
export function translationsOf(posts: Posts, post: PostSummary): Translations {
  const batch = posts.filter((each) => each.batch !== null && each.batch === post.batch)
  return { ...newestOfEach(batch), [post.locale]: post }
}

/** All posts, each once with its translations. */
export function withTranslations(posts: Posts): Translations[] {
  const batches = Map.groupBy(posts, (post) => post.batch ?? post)
  return [...batches.values()].map(newestOfEach)
}

function newestOfEach(batch: Posts): Translations {
  const newest = (locale: Locale) => batch.find((post) => post.locale === locale) ?? null
  return { pt: newest('pt'), en: newest('en'), es: newest('es') }
}

/** The posts of a language beside a post, which itself may be in another; null at the ends. `posts` are newest first. */
export function postsBeside(posts: Posts, post: PostSummary, locale: Locale) {
  const place = posts.indexOf(post)
  const isOwn = (each: PostSummary) => each.locale === locale
  return {
    newer: posts.slice(0, place).findLast(isOwn) ?? null,
    older: posts.slice(place + 1).find(isOwn) ?? null,
  }
}
