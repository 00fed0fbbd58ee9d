import type { Hono } from 'hono'
import * as v from 'valibot'

import { Language } from '#contract/values.ts'

import type { Rows } from '../service/tables.ts'
import { feedPage, feedPolicy, type SizedPicture } from './feed-page.ts'

/** Where the feed page is; `?language=en` chooses its words. */
export const FEED_PATH = '/social-feed'

const MOST_PICTURES = 60

export type FeedOptions = {
  /** How a media path becomes a picture of the page; by itself it is the file as the agency gave it. */
  picture?: (path: string) => SizedPicture
  /** Origins of other sites that may show the page in a frame. */
  framedBy?: readonly string[]
}

/** What stands in for a third party's feed: the pictures that the agency folder names, as a page for a frame. It runs nothing. */
export function serveFeed(app: Hono, rows: Rows, options: FeedOptions = {}) {
  const { picture = originalOf, framedBy = [] } = options
  const headers = {
    'cache-control': 'no-cache',
    'content-security-policy': feedPolicy(framedBy),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
  app.get(FEED_PATH, async (context) => {
    const language = v.parse(v.fallback(Language, 'pt'), context.req.query('language'))
    const feed = await rows
      .selectFrom('feed')
      .select(['picture', 'url', 'alt'])
      .orderBy('id')
      .limit(MOST_PICTURES)
      .execute()
    const frames = feed.map(({ picture: path, ...frame }) => ({ ...frame, picture: picture(path) }))
    return context.html(feedPage(frames, language), 200, headers)
  })
}

/** Whether the agency folder names any picture for the feed. */
export async function hasFeed(rows: Rows): Promise<boolean> {
  const first = await rows.selectFrom('feed').select('id').limit(1).executeTakeFirst()
  return first !== undefined
}

function originalOf(path: string): SizedPicture {
  return { src: `/storage/${path}`, srcset: null }
}
