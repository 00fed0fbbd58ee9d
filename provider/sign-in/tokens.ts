import { hash, randomBytes } from 'node:crypto'

type Service = 'panel' | 'integration'

export type Tokens = ReturnType<typeof createTokens>

export const TOKEN_LIFETIME_S = 24 * 60 * 60
const MAX_TOKENS = 1000

/** Bearer tokens, hashed and in memory: after a restart, clients sign in again. At the limit, the oldest one is dropped. */
export function createTokens(now: () => number) {
  const issued = new Map<string, { service: Service; expiresAt: number }>()
  return {
    /** Issues a token for one service, valid for {@link TOKEN_LIFETIME_S} seconds. */
    issue(service: Service): string {
      const [oldest] = issued.keys()
      if (issued.size >= MAX_TOKENS && oldest !== undefined) issued.delete(oldest)
      const token = randomBytes(32).toString('base64url')
      issued.set(hashOf(token), { service, expiresAt: now() + TOKEN_LIFETIME_S * 1000 })
      return token
    },
    accepts(service: Service, token: string): boolean {
      const found = issued.get(hashOf(token))
      return found !== undefined && found.service === service && found.expiresAt > now()
    },
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url')
}
