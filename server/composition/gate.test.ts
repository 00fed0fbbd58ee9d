import { setImmediate as turn } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { createGate } from './gate.ts'

const request = () => new Request('http://provider.invalid/hats')

it('is closed once the calls under way are answered, also where one fails', async () => {
  const told: string[] = []
  const [slow, failing] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const answers = [slow.promise, failing.promise]
  const gate = createGate(async () => answers.shift() ?? Response.error())
  const first = gate.fetch(request()).then(({ status }) => told.push(`${status}`))
  const second = gate.fetch(request()).catch(() => told.push('failed'))
  const closed = gate.close().then(() => told.push('closed'))
  await turn()
  expect(told).toEqual([])
  failing.reject(new Error('no hat'))
  await second
  slow.resolve(new Response('a fez'))
  await Promise.all([first, closed])
  expect(told).toEqual(['failed', '200', 'closed'])
})

it('asks nobody from then on', async () => {
  let asked = 0
  const gate = createGate(() => {
    asked += 1
    return new Response()
  })
  await gate.fetch(request())
  await gate.close()
  expect((await gate.fetch(request())).status).toBe(503)
  expect(asked).toBe(1)
})
