import * as v from 'valibot'

import type { Endpoint } from '../endpoint.ts'

/** Returns the token of the integration service. 401 for a wrong salt or key. */
export const signIn = {
  method: 'POST',
  path: '/api/signin',
  body: v.object({ salt: v.string(), api_key: v.string() }),
  answer: v.object({
    access_token: v.pipe(v.string(), v.nonEmpty()),
    expires_in: v.nullish(v.number(), null),
  }),
} as const satisfies Endpoint
