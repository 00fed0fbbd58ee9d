import { Feed } from 'feed'

import type { Locale } from '#agency/locale.ts'
import { withoutNonXml } from '#agency/xml-text.ts'

/** A feed's title and description, and the full addresses of its list and of the feed itself. */
type FeedFacts = {
  title: string
  description: string
  locale: Locale
  listUrl: string
  feedUrl: string
  /** The date of its newest post, or the time of the request. */
  updated: Date
}

/** A post in a feed. `date` is yyyy-MM-dd; `html` has full addresses only. */
export type FeedPost = {
  title: string
  url: string
  date: string
  description: string | null
  html: string
}

/** Writes RSS 2.0; `posts` are newest first. The result is XML, whatever the texts contain. */
export function writeFeed(facts: FeedFacts, posts: readonly FeedPost[]): string {
  const { title, description, locale, listUrl, feedUrl, updated } = facts
  const feed = new Feed({
    title,
    description,
    language: locale,
    link: listUrl,
    feed: feedUrl,
    updated,
    generator: false,
  })
  for (const post of posts) {
    feed.addItem({
      title: inCdata(post.title, ']] >'),
      link: post.url,
      date: toMoment(post.date),
      ...(post.description !== null && { description: escapeHtml(post.description) }),
      ...(post.html !== '' && { content: inCdata(post.html, ']]&gt;') }),
    })
  }
  return withoutNonXml(feed.rss2())
}

/** Noon UTC, so that it is the same day for readers all over the world, except near the date line. */
export function toMoment(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** The package writes CDATA, but splits only the first `]]>` in it. */
function inCdata(text: string, instead: string): string {
  return text.replaceAll(']]>', instead)
}

/** A feed's descriptions are HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
