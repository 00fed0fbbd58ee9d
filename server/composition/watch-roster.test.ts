import { expect, it } from 'vitest'

import { unreachable } from '#site/page/agency-where.fixture.ts'

import { watchRoster } from './watch-roster.ts'

it('the roster is asked for again and again, though the service does not answer, until the end', async () => {
  let asked = 0
  const roster = () => {
    asked += 1
    return unreachable()
  }
  const end = watchRoster({ roster }, 5)
  await expect.poll(() => asked).toBeGreaterThan(2)
  end()
  const until = asked
  await new Promise((wake) => setTimeout(wake, 50))
  expect(asked).toBe(until)
})
