import { expect, it } from 'vitest'

import {
  isRefusal,
  malformedRequests,
  serverThatRemembers,
  statusesOf,
} from './malformed-requests.fixture.ts'

it('what is no request is refused or left, and nothing within it is ever answered', async () => {
  const { port, asked } = await serverThatRemembers()
  const wrong: unknown[] = []
  for (const sent of malformedRequests) {
    const statuses = await statusesOf(port, sent)
    if (!isRefusal(statuses)) wrong.push([sent.slice(0, 90), statuses])
  }
  expect(wrong).toEqual([])
  expect(asked).not.toContain('/smuggled')
  expect(malformedRequests).toHaveLength(63)
})
