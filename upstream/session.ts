import { signIn } from '#contract/integration/sign-in.ts'
import { login } from '#contract/panel/login.ts'

import { type Fetched, callEndpoint } from './call-endpoint.ts'
import { type Clock, elapsedMs } from './clock.ts'
import type { Report, ServiceName } from './events.ts'
import type { Exchange } from './exchange.ts'
import { isStatus } from './failures.ts'
import type { UpstreamLimits } from './limits.ts'
import type { Failure } from './upstream.ts'

type SessionOptions = {
  service: ServiceName
  askToken: () => Promise<Fetched<string>>
  limits: Pick<UpstreamLimits, 'signInAgainMs'>
  report: Report
  now: Clock
}

/** A session at a service. Only the call that sends the token ever receives it. */
export function createSession({ service, askToken, limits, report, now }: SessionOptions) {
  let token: string | null = null
  let signingIn: Promise<Fetched<string>> | null = null
  let rebuff: { failure: Failure; at: number } | null = null

  async function askAnew(): Promise<Fetched<string>> {
    const fetched = await askToken()
    signingIn = null
    if (fetched.status === 'answered') {
      token = fetched.value
      report({ kind: 'signed-in', service })
    } else {
      rebuff = { failure: fetched.reason, at: now() }
      report({ kind: 'sign-in-failed', service, failure: fetched.reason })
    }
    return fetched
  }

  async function obtain(): Promise<Fetched<string>> {
    if (token !== null) return { status: 'answered', value: token, flaws: [] }
    if (rebuff !== null && elapsedMs(rebuff.at, now()) < limits.signInAgainMs)
      return { status: 'failed', reason: rebuff.failure }
    signingIn ??= askAnew() // shared by all waiting calls
    return signingIn
  }

  async function attempt<T>(
    call: (token: string) => Promise<Fetched<T>>,
  ): Promise<Fetched<T> & { isUnauthorized: boolean }> {
    const obtained = await obtain()
    if (obtained.status === 'failed') return { ...obtained, isUnauthorized: false }
    const fetched = await call(obtained.value)
    const isUnauthorized = fetched.status === 'failed' && isStatus(fetched.reason, 401)
    if (isUnauthorized && token === obtained.value) token = null
    return { ...fetched, isUnauthorized }
  }

  return {
    /** Signs in ahead of the first call. A failure is reported; a later call tries again. */
    start: async () => {
      await obtain()
    },
    /** Makes a call with the token. Signs in first if necessary; after a 401, signs in again and repeats the call once. */
    async use<T>(call: (token: string) => Promise<Fetched<T>>): Promise<Fetched<T>> {
      const first = await attempt(call)
      if (!first.isUnauthorized) return first
      const second = await attempt(call)
      // a new token does not help: the next call must not sign in again at once
      if (second.isUnauthorized) rebuff = { failure: { kind: 'refused', status: 401 }, at: now() }
      return second
    },
  }
}

/** Signs in to a service with the service's own sign-in call. The function holds the credential. */
export type AskToken = (
  exchange: Exchange,
  limits: { maxBytes: number; signal: AbortSignal },
) => Promise<Fetched<string>>

/** The site's credential for a service. */
export type Credential = { salt: string; secret: string }

export function signInToIntegration({ salt, secret }: Credential): AskToken {
  const body = { salt, api_key: secret }
  return async (exchange, limits) => {
    const fetched = await callEndpoint(exchange, signIn, { input: {}, body, ...limits })
    return fetched.status === 'failed' ? fetched : { ...fetched, value: fetched.value.access_token }
  }
}

export function signInToPanel({ salt, secret }: Credential): AskToken {
  const body = { salt, api_token: secret }
  return async (exchange, limits) => {
    const fetched = await callEndpoint(exchange, login, { input: {}, body, ...limits })
    return fetched.status === 'failed' ? fetched : { ...fetched, value: fetched.value.token }
  }
}
