import { newsletter, prehome, slides, socialMedias, staff } from '#contract/panel/entities.ts'
import { post, posts } from '#contract/panel/posts.ts'

import type { Serve } from '../service/service.ts'
import type { Rows } from '../service/tables.ts'
import * as find from './queries.ts'

export function serveContent(serve: Serve, rows: Rows, now: () => number) {
  const asked = () => ({ rows, today: dayAt(now()) })
  serve(posts, ({ params, query }) => find.findPostPage(asked(), params['type'], query))
  serve(post, ({ params }) => find.findPost(asked(), params['type'], params['id']))
  serve(newsletter, () => find.findNewsletter(asked()))
  serve(prehome, () => find.findPrehome(rows))
  serve(slides, ({ params }) => find.findSlides(rows, params['type'] ?? ''))
  serve(staff, () => find.findStaff(rows))
  serve(socialMedias, () => find.findSocialMedias(rows))
}

/** The day (yyyy-MM-dd) of a time, in the machine's time zone, which `TZ` sets. */
export function dayAt(ms: number): string {
  const moment = new Date(ms)
  const year = String(moment.getFullYear()).padStart(4, '0')
  const month = String(moment.getMonth() + 1).padStart(2, '0')
  return `${year}-${month}-${String(moment.getDate()).padStart(2, '0')}`
}
