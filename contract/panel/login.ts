import * as v from 'valibot'

import type { Endpoint } from '../endpoint.ts'

/** Returns the token of the panel service. 401 for a wrong salt or token. */
export const login = {
  method: 'POST',
  path: '/api/login',
  body: v.object({ salt: v.string(), api_token: v.string() }),
  answer: v.object({
    token: v.pipe(v.string(), v.nonEmpty()),
    expires_in: v.nullish(v.number(), null),
  }),
} as const satisfies Endpoint
