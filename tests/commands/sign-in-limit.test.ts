import { expect, it } from 'vitest'

import { credentials } from '../credentials.ts'
import { demoData } from '../demo-data.ts'
import { start } from '../processes.ts'

it('guesses of the provider’s credentials have to wait from the eleventh in a minute on, and are in the log', async () => {
  const DATA_DIR = await demoData()
  const provider = await start('provider', {
    ...credentials,
    DATA_DIR,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
  })
  const signIn = (api_token: string, visitor: string) =>
    fetch(`${provider.url}/api/login`, {
      method: 'POST',
      body: JSON.stringify({ salt: credentials.PANEL_SALT, api_token }),
      headers: { 'x-forwarded-for': visitor },
    })
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await signIn(`guess-${guess}`, '198.51.100.7')).status).toBe(401)
  }
  const refused = await signIn(credentials.PANEL_API_TOKEN, '198.51.100.7')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({ message: expect.any(String) })
  expect((await signIn(credentials.PANEL_API_TOKEN, '198.51.100.8')).status).toBe(200)

  await provider.end()
  const logged = provider.said().match(/^\{.*(?:signed in|sign-in).*$/gm) ?? []
  expect(logged.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 40, reason: 'failed', msg: 'a sign-in was refused' },
    { level: 40, reason: 'limited', msg: 'a sign-in was refused' },
    { level: 30, msg: 'a client signed in' },
  ])
  expect(provider.said()).not.toMatch(/guess-|198\.51|"salt"/)
})
