import { expect, it } from 'vitest'

import { createLogThrottle } from './log-throttle.ts'

it('logs a repeated message once a minute, and each kind separately', () => {
  const written: string[] = []
  let nowMs = 0
  const throttled = createLogThrottle(() => nowMs)
  const happen = (what: string) => throttled(what, () => void written.push(`${what} at ${nowMs}`))
  for (nowMs = 0; nowMs <= 120_000; nowMs += 10_000) happen('full')
  happen('broken')
  expect(written).toEqual(['full at 0', 'full at 60000', 'full at 120000', 'broken at 130000'])
})
