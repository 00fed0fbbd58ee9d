import type { Locale } from '#agency/locale.ts'
import type { PostSummary } from '#agency/post.ts'
import { picturesIn, type SafeHtml, withImages } from '#agency/safe-html.ts'

import { optional, required } from '../page/failures.server.ts'
import { newsletterMessages } from '../i18n/newsletter-messages.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import { pathTo } from '../paths.ts'
import {
  identityContext,
  mediaContext,
  originContext,
  upstreamContext,
  type PageContext,
} from '../page/request-context.ts'
import { pictureAddress } from '../ui/picture.tsx'
import { postPath, feedPath } from './post-addresses.ts'
import { type FeedPost, toMoment, writeFeed } from './write-feed.ts'

type DatedPost = PostSummary & { date: string }

const MAX_POSTS = 20
const PICTURE_WIDTH = 1280

/**
 * The newest posts of a language as RSS, with their texts. Posts without a date are left out, since a feed is ordered by date.
 * 503 if the panel has no answer, not even an old one.
 */
export async function loadFeed(context: PageContext, params: LocaleParams): Promise<string> {
  const locale = pageLocale(context, params)
  const { brand } = context.get(identityContext)
  const origin = context.get(originContext)
  const posts = await required(context, context.get(upstreamContext).posts())
  const newest = posts
    .filter((post): post is DatedPost => post.date !== null)
    .filter((post) => post.locale === locale)
    .slice(0, MAX_POSTS)
  const text = newsletterMessages[locale]
  return writeFeed(
    {
      title: text.feedTitle(brand),
      description: text.description(brand),
      locale,
      listUrl: origin + pathTo('newsletter', locale, {}),
      feedUrl: origin + feedPath(locale),
      updated: newest[0] === undefined ? new Date() : toMoment(newest[0].date),
    },
    await Promise.all(newest.map((post) => toFeedPost(context, post, locale))),
  )
}

/** A post whose text is not available now is in the feed without it. */
async function toFeedPost(
  context: PageContext,
  post: DatedPost,
  locale: Locale,
): Promise<FeedPost> {
  const origin = context.get(originContext)
  const whole = await optional(context.get(upstreamContext).post(post.id))
  const cover =
    post.cover === null ? '' : `<p><img src="${pictureUrl(context, post.cover)}" alt="" /></p>`
  const { title, date, description } = post
  return {
    title,
    url: origin + postPath(post, locale),
    date,
    description,
    html: cover + (whole?.content ? withWholeAddresses(context, whole.content) : ''),
  }
}

/** Makes addresses complete: in a feed there is no page that an address could be relative to. */
function withWholeAddresses(context: PageContext, content: SafeHtml): string {
  const images = picturesIn(content).map(({ path, alt }) => ({
    src: pictureUrl(context, path),
    alt,
  }))
  const origin = context.get(originContext)
  return withImages(content, images).replace(/(<a [^>]*href=")\//g, `$1${origin}/`)
}

function pictureUrl(context: PageContext, path: string): string {
  const picture = context.get(mediaContext).picture(path)
  // without versions: they become known one by one, and each would change the feed
  const address = pictureAddress({ ...picture, version: null }, PICTURE_WIDTH)
  return `${context.get(originContext)}${address}?feed` // readers on other sites may show it
}
