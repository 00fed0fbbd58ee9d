import { redirect } from 'react-router'

import type { Locale } from '#agency/locale.ts'
import { findPost, postsBeside, type PostSummary, translationsOf } from '#agency/post.ts'
import { talentsInText } from '#agency/talents-in-text.ts'

import { optionalWithTimeout, pageNotFound, required } from '../page/failures.server.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import {
  identityContext,
  mediaContext,
  upstreamContext,
  type PageContext,
} from '../page/request-context.ts'
import { fillPictures } from './fill-pictures.server.ts'
import { previewOf } from '../talent/talent-preview.server.ts'
import { languagesOf, postAddresses, postPath } from './post-addresses.ts'

/** Whole rows in each layout. */
const MAX_TALENTS = 6

type Params = LocaleParams & { slug: string }

/**
 * The data of a post's page. 302 from a slug of another language to the translation, if there is one; 404 for a slug that no post
 * has; 503 if the panel has no answer, not even an old one.
 */
export async function loadPost(context: PageContext, params: Params, search: string) {
  const locale = pageLocale(context, params)
  const upstream = context.get(upstreamContext)
  const { menuLanguages } = context.get(identityContext)
  const roster = optionalWithTimeout(upstream.roster())
  const all = await required(context, upstream.posts())
  const posts = all.filter((post) => menuLanguages.includes(post.locale))
  const listed = findPost(posts, params.slug, locale)
  if (listed === null) throw pageNotFound()
  const translations = translationsOf(posts, listed)
  const addresses = postAddresses(listed, translations)
  const isHere = listed.locale === locale || translations[locale] === null
  if (!isHere) throw redirect(addresses[locale] + search)
  const post = await required(context, upstream.post(listed.id))
  if (post === null) throw pageNotFound()
  const { newer, older } = postsBeside(posts, listed, locale)
  const { title, description, date, cover, content } = post
  return {
    addresses,
    /** The languages in which the post exists. `written` is the language of this text, which is not always the page's. */
    languages: languagesOf(translations),
    written: listed.locale,
    title,
    description,
    date,
    cover: cover === null ? null : await context.get(mediaContext).measuredPicture(cover),
    content: content === null ? null : await fillPictures(context, content),
    readingMinutes: content === null ? null : readingMinutes(content),
    /** The talents whom the text names, in its order. */
    talents: talentsInText((await roster) ?? [], content ?? '', MAX_TALENTS).map((talent) =>
      previewOf(context, talent, locale),
    ),
    newer: toLink(newer, locale),
    older: toLink(older, locale),
  }
}

/** What a post's page shows. */
export type PostView = Awaited<ReturnType<typeof loadPost>>

/** A link to the next newer or older post. */
export type PostLink = { title: string; path: string }

function toLink(post: PostSummary | null, locale: Locale): PostLink | null {
  return post && { title: post.title, path: postPath(post, locale) }
}

/** The pace at which most adults read on a screen. */
const WORDS_A_MINUTE = 220

/** How long an HTML text takes to read, in whole minutes, at least one; null for a text without words. */
export function readingMinutes(html: string): number | null {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)
  return words === null ? null : Math.max(1, Math.round(words.length / WORDS_A_MINUTE))
}
