import { expect, it } from 'vitest'

import { intakeLimits } from './intake-limits.ts'
import { createLookLimiter, createRateLimiter } from './rate-limiter.ts'
import { runForVisitor } from './visitor-network.ts'

const limits = { ...intakeLimits, looksAtMost: 3 }

it('looks at applications are limited by network and by reference', async () => {
  const pauseOf = createLookLimiter(
    createRateLimiter(limits, () => 0),
    limits,
  )
  const look = (network: string, reference: string) =>
    runForVisitor(network, () => pauseOf(reference))
  for (const reference of ['a', 'b', 'c']) expect(await look('198.51.100.7', reference)).toBeNull()
  expect(await look('198.51.100.7', 'd')).toBe(3_600)
  for (const network of ['198.51.100.8', '198.51.100.9']) {
    expect(await look(network, 'a')).toBeNull()
  }
  expect(await look('203.0.113.1', 'a')).toBe(3_600)
  expect(await look('203.0.113.1', 'e')).toBeNull()
})
