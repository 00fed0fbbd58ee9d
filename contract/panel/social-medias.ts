import * as v from 'valibot'

import type { Endpoint } from '../endpoint.ts'
import { OptionalText, RequiredText } from '../values.ts'

/** The agency's social addresses by network name. A network may come without an address. */
export const socialMedias = {
  method: 'GET',
  path: '/api/social-medias',
  answer: v.record(RequiredText, v.nullable(v.object({ url: OptionalText }))),
} as const satisfies Endpoint
