import { redirect } from 'react-router'

import type { PostSummary } from '#agency/post.ts'

import { required } from '../page/failures.server.ts'
import { addressesOf } from '../page/page-addresses.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import { mediaContext, type PageContext, upstreamContext } from '../page/request-context.ts'
import { afterIn, partAfter } from './list-part.ts'
import type { PostCard } from './post-grid.tsx'

/**
 * The newest posts of the page's language, or the posts after the one that the address names. An address with an unknown post
 * redirects to the newest. 503 if the panel has no answer, not even an old one.
 */
export async function loadNewsletter(context: PageContext, params: LocaleParams, search: string) {
  const locale = pageLocale(context, params)
  const addresses = addressesOf('newsletter', {})
  const posts = await required(context, context.get(upstreamContext).posts())
  const own = posts.filter((post) => post.locale === locale)
  const part = partAfter(own, afterIn(search))
  if (part === null) throw redirect(addresses[locale])
  return { addresses, ...part, posts: toPostCards(context, part.posts) }
}

/** Posts as lists show them. */
export function toPostCards(context: PageContext, posts: readonly PostSummary[]): PostCard[] {
  const media = context.get(mediaContext)
  return posts.map(({ id, slug, title, description, date, cover }) => ({
    id,
    slug,
    title,
    description,
    date,
    cover: cover === null ? null : media.picture(cover),
  }))
}
