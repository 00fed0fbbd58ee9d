import type { Hono } from 'hono'
import * as v from 'valibot'

import { Language } from '#contract/values.ts'

import type { Rows } from '../service/tables.ts'
import { feedPage, feedPolicy, type SizedPicture } from './feed-page.ts'

/** The path of the feed page; `?language=en` selects its language. */
export const FEED_PATH = '/social-feed'

const MAX_PICTURES = 60

export type FeedOptions = {
  /** Turns a media path into a picture for the page; by default, the original file. */
  picture?: (path: string) => SizedPicture
  /** Origins of other sites that may show the page in an iframe. */
  framedBy?: readonly string[]
}

/** Serves a substitute for a third party's feed: a page for an iframe with the agency folder's pictures, without scripts. */
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
      .select(['picture', 'url', 'alt', 'alt_en', 'alt_es'])
      .orderBy('id')
      .limit(MAX_PICTURES)
      .execute()
    const frames = feed.map((row) => ({
      picture: picture(row.picture),
      url: row.url,
      alt: { pt: row.alt, en: row.alt_en, es: row.alt_es },
    }))
    return context.html(feedPage(frames, language), 200, headers)
  })
}

/** The number of pictures that the feed page shows. */
export async function countFeed(rows: Rows): Promise<number> {
  const shown = await rows.selectFrom('feed').select('id').limit(MAX_PICTURES).execute()
  return shown.length
}

function originalOf(path: string): SizedPicture {
  return { src: `/storage/${path}`, srcset: null }
}
