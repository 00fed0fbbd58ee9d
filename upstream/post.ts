import type { Post } from '#agency/post.ts'
import { post } from '#contract/panel/posts.ts'

import { misshapen } from './failures.ts'
import { type FreshnessOptions, createFreshness } from './freshness.ts'
import { keyOf } from './kind.ts'
import type { Upstream } from './upstream.ts'
import { toPost } from './mappers/to-post.ts'

type PostOptions = FreshnessOptions & {
  type: string
  /** What media paths are appended to, where texts may name it. */
  mediaUrl: string | null
}

/** One post of a type, with its text. */
export function createPost({ type, mediaUrl, ...options }: PostOptions): Upstream['post'] {
  const { service } = options
  const answers = createFreshness<typeof post, Post | null>(
    {
      endpoint: post,
      trim: (wire) => ({ ...wire, content: toPost(wire, mediaUrl).content }), // kept only as text that is safe
      map: (wire) => toPost(wire, mediaUrl),
      absent: { value: null },
    },
    options,
  )
  return (id) => {
    const input = { params: { type, id } }
    return answers.read(keyOf(service.name, post, input), async (signal) => {
      const fetched = await service.call(post, input, signal)
      const isAnother = fetched.status === 'answered' && fetched.value.id !== id
      return isAnother ? misshapen('another post than was asked for') : fetched
    })
  }
}
