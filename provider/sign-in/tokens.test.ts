import { expect, it } from 'vitest'

import { createTokens, TOKEN_LIFETIME_S } from './tokens.ts'

it('a token is good for the service that gave it, not for the other', () => {
  const tokens = createTokens(() => 0)
  const token = tokens.issue('panel')
  expect(tokens.accepts('panel', token)).toBe(true)
  expect(tokens.accepts('integration', token)).toBe(false)
  expect(tokens.accepts('panel', '')).toBe(false)
})

it('a token ends after a day', () => {
  const clock = { now: 0 }
  const tokens = createTokens(() => clock.now)
  const token = tokens.issue('panel')
  clock.now = TOKEN_LIFETIME_S * 1000 - 1
  expect(tokens.accepts('panel', token)).toBe(true)
  clock.now++
  expect(tokens.accepts('panel', token)).toBe(false)
})

it('no two tokens are the same, and each is long enough not to be guessed', () => {
  const tokens = createTokens(() => 0)
  const issued = new Set(Array.from({ length: 100 }, () => tokens.issue('panel')))
  expect(issued.size).toBe(100)
  expect([...issued].every((token) => token.length >= 43)).toBe(true)
})

it('of a thousand and one tokens the oldest goes', () => {
  const tokens = createTokens(() => 0)
  const oldest = tokens.issue('panel')
  const others = Array.from({ length: 1000 }, () => tokens.issue('panel'))
  expect(tokens.accepts('panel', oldest)).toBe(false)
  expect(others.every((token) => tokens.accepts('panel', token))).toBe(true)
})
