import { Feed } from 'feed'

import type { Locale } from '#agency/locale.ts'

/** What a feed is called, and where its list and it itself stand; whole addresses. */
export type FeedFacts = {
  title: string
  description: string
  locale: Locale
  listUrl: string
  feedUrl: string
  /** Its newest post, or when it was asked for. */
  updated: Date
}

/** A post in a feed. `date` is yyyy-MM-dd; `html` has whole addresses only. */
export type FeedPost = {
  title: string
  url: string
  date: string
  description: string | null
  html: string
}

/** RSS 2.0, the newest post first. Whatever is in the words, it is XML. */
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
  return feed.rss2().replace(noXml, '')
}

/** Noon, so that it is the same day for readers all over the world but the dateline. */
export function toMoment(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** What no XML may hold, not even escaped (XML 1.0, 2.2). */
const noXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** The package writes CDATA, and takes only the first of these apart. */
function inCdata(text: string, instead: string): string {
  return text.replaceAll(']]>', instead)
}

/** A feed's descriptions are HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
