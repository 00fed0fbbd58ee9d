import * as v from 'valibot'

import type { Endpoint } from '../endpoint.ts'
import { Language, pageOf, QueryFlag, QueryNumber } from '../values.ts'
import { TalentSummary, Talent } from './talent.ts'

/** The roster, in the agency's order. `paginate` is the page size. The request has no body. */
export const talents = {
  method: 'POST',
  path: '/api/talents',
  query: v.object({
    language: Language,
    paginate: QueryNumber,
    page: v.optional(QueryNumber, 1),
    cover_web: QueryFlag,
    cover2: QueryFlag,
  }),
  answer: pageOf(TalentSummary),
} as const satisfies Endpoint

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
