import { newsletter, prehome, staff } from '#contract/panel/entities.ts'
import { post, posts } from '#contract/panel/posts.ts'
import { slides } from '#contract/panel/slides.ts'
import { socialMedias } from '#contract/panel/social-medias.ts'

import type { Serve } from '../service.ts'
import type { Rows } from '../tables.ts'
import * as find from './queries.ts'

export function serveContent(serve: Serve, rows: Rows) {
  serve(posts, ({ params, query }) => find.findPostPage(rows, params['type'], query))
  serve(post, ({ params }) => find.findPost(rows, params['type'], params['id']))
  serve(newsletter, () => find.findNewsletter(rows))
  serve(prehome, () => find.findPrehome(rows))
  serve(slides, ({ params }) => find.findSlides(rows, params['type'] ?? ''))
  serve(staff, () => find.findStaff(rows))
  serve(socialMedias, () => find.findSocialMedias(rows))
}
