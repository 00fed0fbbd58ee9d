import { createHash, timingSafeEqual } from 'node:crypto'

import { signIn } from '#contract/integration/sign-in.ts'
import { login } from '#contract/panel/login.ts'

import { Refused } from '../service/refused.ts'
import type { Serve } from '../service/service.ts'
import { TOKEN_LIFETIME_S, type Tokens } from './tokens.ts'

/** What each service's client signs in with (docs/product.md: Embedded provider). */
export type Credentials = {
  panel: { salt: string; apiToken: string }
  integration: { salt: string; apiKey: string }
}

/** Slows down whoever guesses. */
export type SignInGuard = {
  /** Counts a try as one in vain; the seconds to wait where there were too many, null: it may be made. */
  enter(): number | null
  /** The try just made was right: it does not count. */
  succeeded(): void
}

type SignInOptions = { tokens: Tokens; credentials: Credentials; guard: SignInGuard | null }

export function serveSignIns(serve: Serve, { tokens, credentials, guard }: SignInOptions) {
  const { panel, integration } = credentials
  const requireRight = (given: readonly string[], wanted: readonly string[]) => {
    const seconds = guard?.enter() ?? null
    if (seconds !== null) throw new Refused(429, 'Too many tries. Wait.', undefined, seconds)
    requireSame(given, wanted)
    guard?.succeeded()
  }
  serve(signIn, async ({ body }) => {
    requireRight([body.salt, body.api_key], [integration.salt, integration.apiKey])
    return { access_token: tokens.issue('integration'), expires_in: TOKEN_LIFETIME_S }
  })
  serve(login, async ({ body }) => {
    requireRight([body.salt, body.api_token], [panel.salt, panel.apiToken])
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
