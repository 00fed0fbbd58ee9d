import { hash, timingSafeEqual } from 'node:crypto'

import { signIn } from '#contract/integration/sign-in.ts'
import { login } from '#contract/panel/login.ts'

import { Refused } from '../service/refused.ts'
import type { Serve } from '../service/service.ts'
import { TOKEN_LIFETIME_S, type Tokens } from './tokens.ts'

/** The credentials for each service (docs/product.md: Embedded provider). */
export type Credentials = {
  panel: { salt: string; apiToken: string }
  integration: { salt: string; apiKey: string }
}

/** Limits guesses of credentials. */
export type SignInGuard = {
  /** Counts a try as failed. Returns the seconds to wait if there were too many failures; null if the try may proceed. */
  enter(): number | null
  /** The last try was successful: it does not count. */
  succeeded(): void
  /** The last try had wrong credentials. */
  failed(): void
}

type SignInOptions = { tokens: Tokens; credentials: Credentials; guard: SignInGuard | null }

export function serveSignIns(serve: Serve, { tokens, credentials, guard }: SignInOptions) {
  const { panel, integration } = credentials
  const requireRight = (given: readonly string[], wanted: readonly string[]) => {
    const seconds = guard?.enter() ?? null
    if (seconds !== null) throw new Refused(429, 'Too many tries. Wait.', undefined, seconds)
    if (!isSame(given, wanted)) {
      guard?.failed()
      throw new Refused(401, 'These credentials are not valid.')
    }
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

/** Compares hashes in constant time, so that timing reveals neither the length nor the beginning of a secret. */
function isSame(given: readonly string[], wanted: readonly string[]): boolean {
  const [a, b] = [given, wanted].map((secrets) => hash('sha256', JSON.stringify(secrets), 'buffer'))
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
