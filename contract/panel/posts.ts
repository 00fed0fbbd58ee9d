import * as v from 'valibot'

import type { Endpoint } from '../endpoint.ts'
import { Day, Id, Language, OptionalText, pageOf, QueryNumber, RequiredText } from '../values.ts'

/** A newsletter post. Posts of one `batch` are translations of each other. `content` is untrusted HTML. */
export const Post = v.object({
  id: Id,
  slug: RequiredText,
  title: RequiredText,
  description: OptionalText,
  date: v.nullish(Day, null),
  content: OptionalText,
  cover: OptionalText,
  language: Language,
  batch: v.nullish(
    v.union([
      v.string(),
      v.pipe(
        v.number(),
        v.transform((batch) => String(batch)),
      ),
    ]),
    null,
  ),
})
export type Post = v.InferOutput<typeof Post>

/** Posts of a type in all languages, newest first. */
export const posts = {
  method: 'GET',
  path: '/api/posts/:type/pt',
  query: v.object({ paginate: QueryNumber, page: v.optional(QueryNumber, 1) }),
  answer: pageOf(Post),
} as const satisfies Endpoint

/** One post. 404 if no post has the id. */
export const post = {
  method: 'GET',
  path: '/api/posts/:type/pt/:id',
  answer: Post,
} as const satisfies Endpoint
