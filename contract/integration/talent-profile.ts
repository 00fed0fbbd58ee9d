import * as v from 'valibot'

import type { Endpoint } from '../endpoint.ts'
import { Language, QueryFlag, QueryNumber } from '../values.ts'
import { Talent } from './talent.ts'

/** One talent, with all fields. 404 if no talent has the id. */
export const talentProfile = {
  method: 'GET',
  path: '/api/talent/profile',
  query: v.object({
    language: Language,
    id: QueryNumber,
    cover2: QueryFlag,
    cover_web: QueryFlag,
    detailed_languages: QueryFlag,
    nationality: QueryFlag,
    gallery_item_caption: QueryFlag,
    albums: v.optional(v.array(QueryNumber), []),
  }),
  answer: Talent,
} as const satisfies Endpoint
