import { signIn } from '#contract/integration/sign-in.ts'
import { login } from '#contract/panel/login.ts'

import { callEndpoint } from './call-endpoint.ts'
import type { AskToken } from './service.ts'

/** The machine's credential at a service. */
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
