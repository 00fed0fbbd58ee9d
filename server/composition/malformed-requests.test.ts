import { expect, it } from 'vitest'

import { malformedRequests, openRecordingServer, statusesOf } from './malformed-requests.fixture.ts'

it('what is no request is refused or left, and nothing within it is ever answered', async () => {
  const { port, asked } = await openRecordingServer()
  const wrong: unknown[] = []
  for (const sent of malformedRequests) {
    const statuses = await statusesOf(port, sent)
    if (!isRefusal(statuses)) wrong.push([sent.slice(0, 90), statuses])
  }
  expect(wrong).toEqual([])
  expect(asked).not.toContain('/smuggled')
  expect(malformedRequests).toHaveLength(63)
})

/** No answer, or one that says what is wrong with the request. */
function isRefusal(statuses: readonly number[]): boolean {
  const [first = 400, ...others] = statuses
  return [400, 405, 413, 431, 501].includes(first) && others.length === 0
}
