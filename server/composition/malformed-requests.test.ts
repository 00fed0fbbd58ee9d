import { expect, it } from 'vitest'

import { createLog } from '#delivery/log/log.ts'

import { openServer } from './listen.ts'
import { isRefusal, malformedRequests, statusesOf } from './malformed-requests.fixture.ts'

it('what is no request is refused or left, and nothing within it is ever answered', async () => {
  const asked: string[] = []
  const server = await openServer(
    { host: '127.0.0.1', port: 0, trustedProxies: [] },
    createLog('silent'),
  )
  server.serve((request, response) => {
    asked.push(request.url ?? '')
    request.resume().on('end', () => response.end('here'))
  })
  const wrong: unknown[] = []
  for (const sent of malformedRequests) {
    const statuses = await statusesOf(server.port, sent)
    if (!isRefusal(statuses)) wrong.push([sent.slice(0, 90), statuses])
  }
  expect(wrong).toEqual([])
  expect(asked).not.toContain('/smuggled')
  expect(malformedRequests).toHaveLength(63)
})
