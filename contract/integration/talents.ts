import * as v from 'valibot'

import type { Endpoint } from '../endpoint.ts'
import { Language, pageOf, QueryFlag, QueryNumber } from '../values.ts'
import { TalentSummary } from './talent.ts'

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
