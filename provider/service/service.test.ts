import { Hono } from 'hono'
import { expect, it } from 'vitest'
import * as v from 'valibot'

import type { Endpoint } from '#contract/endpoint.ts'
import { QueryNumber } from '#contract/values.ts'

import { Refused, refusalResponse } from './refused.ts'
import { openService, type Serve } from './service.ts'

const hat = {
  method: 'GET',
  path: '/hats/:name',
  query: v.object({ size: QueryNumber, colour: v.optional(v.picklist(['red', 'blue'])) }),
  answer: v.object({ name: v.string(), size: v.number() }),
} as const satisfies Endpoint
const order = {
  method: 'POST',
  path: '/orders',
  body: v.object({ hat: v.string() }),
  answer: v.object({ hat: v.string() }),
} as const satisfies Endpoint

it('gives the handler path and query as described', async () => {
  const app = appWith((serve) =>
    serve(hat, async ({ params, query }) => ({ name: params['name'] ?? '', size: query.size })),
  )
  const answer = await app.request('/hats/bowler%20hat?size=56&colour=red&feather=1')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ name: 'bowler hat', size: 56 })
})

it('others have their turn before an answer is written', async () => {
  const told: string[] = []
  const app = appWith((serve) =>
    serve(hat, async () => {
      setImmediate(() => told.push('others'))
      return {
        size: 55,
        get name() {
          told.push('written')
          return 'fez'
        },
      }
    }),
  )
  await app.request('/hats/fez?size=55')
  expect(told.slice(0, 2)).toEqual(['others', 'written'])
})

it('writes what the endpoint describes and nothing else', async () => {
  const app = appWith((serve) => serve(hat, secretive))
  expect(await (await app.request('/hats/fez?size=55')).json()).toEqual({ name: 'fez', size: 55 })
})

it('answers 404 if the handler finds nothing', async () => {
  const app = appWith((serve) => serve(hat, async () => null))
  await expectRefusal(app.request('/hats/fez?size=55'), 404)
})

it('finds nothing under a name with control characters', async () => {
  const app = appWith((serve) => serve(hat, async () => ({ name: '', size: 1 })))
  await expectRefusal(app.request('/hats/a%00b?size=55'), 404)
})

it('names each wrong field of a query with 422', async () => {
  const app = appWith((serve) => serve(hat, async () => null))
  const refusal = await expectRefusal(app.request('/hats/fez?size=huge&colour=green'), 422)
  expect(refusal.errors).toEqual({
    size: ['expected (number | string)'],
    colour: ['expected ("red" | "blue")'],
  })
})

it('names each wrong field of a body with 422, and says 400 to what is not JSON', async () => {
  const app = appWith((serve) => serve(order, async ({ body }) => body))
  const send = (body: string) => app.request('/orders', { method: 'POST', body })
  expect(await (await send('{"hat":"fez"}')).json()).toEqual({ hat: 'fez' })
  expect((await expectRefusal(send('{"hat":7}'), 422)).errors).toHaveProperty('hat')
  expect((await expectRefusal(send('"fez"'), 422)).errors).toHaveProperty('body')
  await expectRefusal(send('{"hat":'), 400)
  await expectRefusal(send(''), 400)
})

it('refuses a body of more than 64 kB unread', async () => {
  const app = appWith((serve) => serve(order, async ({ body }) => body))
  const body = JSON.stringify({ hat: 'x'.repeat(70_000) })
  await expectRefusal(app.request('/orders', { method: 'POST', body }), 413)
})

it('refuses another method with 405 and names the right one', async () => {
  const app = appWith((serve) => serve(hat, async () => null))
  const answer = await app.request('/hats/fez?size=55', { method: 'DELETE' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
})

it.each([undefined, 'Bearer wrong', 'Bearer', 'Basic right', 'right', 'Bearer right too'])(
  'refuses the authorization %j with 401',
  async (authorization) => {
    const app = new Hono().onError(asRefusal)
    const serve = openService(app, (token) => token === 'right')
    serve(order, async ({ body }) => body)
    const headers = authorization === undefined ? {} : { authorization }
    await expectRefusal(app.request('/orders', { method: 'POST', body: '{}', headers }), 401)
  },
)

it('answers every signed-in caller', async () => {
  const app = new Hono()
  openService(app, (token) => token === 'right')(hat, async () => ({ name: 'fez', size: 55 }))
  const headers = { authorization: 'Bearer right' }
  expect((await app.request('/hats/fez?size=55', { headers })).status).toBe(200)
})

const secretive = async () => ({ name: 'fez', size: 55, maker: 'a secret' })

function appWith(routes: (serve: Serve) => void) {
  const app = new Hono().onError(asRefusal)
  routes(openService(app, null))
  return app
}

function asRefusal(error: Error) {
  if (error instanceof Refused) return refusalResponse(error)
  throw error
}

async function expectRefusal(answered: Response | Promise<Response>, status: number) {
  const answer = await answered
  const refusal = await answer.json()
  expect({ status: answer.status, message: refusal.message }).toEqual({
    status,
    message: expect.any(String),
  })
  return refusal
}
