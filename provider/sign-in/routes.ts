import { createHash, timingSafeEqual } from 'node:crypto'

import { signIn } from '#contract/integration/sign-in.ts'
import { login } from '#contract/panel/login.ts'

import { Refused } from '../refused.ts'
import type { Serve } from '../service.ts'
import { TOKEN_LIFETIME_S, type Tokens } from './tokens.ts'

/** What each service's client signs in with (contract: Environment). */
export type Credentials = {
  panel: { salt: string; apiToken: string }
  integration: { salt: string; apiKey: string }
}

export function serveSignIns(serve: Serve, tokens: Tokens, { panel, integration }: Credentials) {
  serve(signIn, async ({ body }) => {
    requireSame([body.salt, body.api_key], [integration.salt, integration.apiKey])
    return { access_token: tokens.issue('integration'), expires_in: TOKEN_LIFETIME_S }
  })
  serve(login, async ({ body }) => {
    requireSame([body.salt, body.api_token], [panel.salt, panel.apiToken])
    return { token: tokens.issue('panel'), expires_in: TOKEN_LIFETIME_S }
  })
}

/** Hashes are compared, in constant time, so that neither length nor beginning of a secret shows. */
function requireSame(given: readonly string[], wanted: readonly string[]) {
  const [a, b] = [given, wanted].map((secrets) => hashOf(JSON.stringify(secrets)))
  if (a === undefined || b === undefined || !timingSafeEqual(a, b)) {
    throw new Refused(401, 'These credentials are not valid.')
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
