import { setImmediate as turn } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { createInFlightGuard } from './embedded-provider.ts'

const request = () => new Request('http://provider.invalid/hats')

it('is closed once the calls under way are answered, also where one fails', async () => {
  const told: string[] = []
  const [slow, failing] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const answers = [slow.promise, failing.promise]
  const guard = createInFlightGuard(async () => answers.shift() ?? Response.error())
  const first = guard.fetch(request()).then(({ status }) => told.push(`${status}`))
  const second = guard.fetch(request()).catch(() => told.push('failed'))
  const closed = guard.close().then(() => told.push('closed'))
  await turn()
  expect(told).toEqual([])
  failing.reject(new Error('no hat'))
  await second
  slow.resolve(new Response('a fez'))
  await Promise.all([first, closed])
  expect(told).toEqual(['failed', '200', 'closed'])
})

it('sends no request from then on', async () => {
  let asked = 0
  const guard = createInFlightGuard(() => {
    asked += 1
    return new Response()
  })
  await guard.fetch(request())
  await guard.close()
  expect((await guard.fetch(request())).status).toBe(503)
  expect(asked).toBe(1)
})
