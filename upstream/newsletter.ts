import type { PostSummary } from '#agency/post.ts'
import { newsletter } from '#contract/panel/entities.ts'

import { type FreshnessOptions, createFreshness } from './freshness.ts'
import { keyOf } from './kind.ts'
import type { Upstream } from './upstream.ts'
import { toPostList } from './mappers/to-post-list.ts'

export function createNewsletter(options: FreshnessOptions): Upstream['newsletter'] {
  const { service } = options
  const posts = createFreshness<typeof newsletter, readonly PostSummary[]>(
    {
      endpoint: newsletter,
      trim: (wire) => wire.map((post) => ({ ...post, content: null })), // summaries do not show it
      map: toPostList,
      isNothing: (wire) => wire.length === 0,
    },
    options,
  )
  const key = keyOf(service.name, newsletter, {})
  return () => posts.read(key, (signal) => service.call(newsletter, {}, signal))
}
