import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { KEY_HEADER, sendApplication, sendContact } from '#contract/panel/entries.ts'

import { createProvider } from '../app.ts'
import { entryLimits } from './read-payload.ts'
import { storedEntries } from './stored-entries.fixture.ts'
import { application, contact, message } from './someone.fixture.ts'

const { path } = sendApplication
it('refuses a second call with the same key only while the first one is still sending', async () => {
  await using world = await providerWith({})
  const key = randomUUID()
  const first = await slowly(await application({ key }))
  const answer = world.send(path, first.request)
  // one without a body would be a 415 if nobody held its key
  const probe = { method: 'POST', headers: { [KEY_HEADER]: key } }
  await expect.poll(async () => (await world.send(path, probe)).status).toBe(409)
  expect((await world.send(sendContact.path, contact(message, key))).status).toBe(409)
  first.goOn()
  expect((await answer).status).toBe(201)
  expect((await world.send(path, probe)).status).toBe(415)
})

it('a call that breaks off lets its key go and leaves nothing', async () => {
  await using world = await providerWith({})
  const key = randomUUID()
  const first = await slowly(await application({ key }))
  const answer = world.send(path, first.request)
  first.breakOff()
  expect((await answer).status).toBe(400)
  expect(await world.photos()).toEqual([])
  expect((await world.send(path, await application({ key }))).status).toBe(201)
})

it('asks callers to retry when too many send at once', async () => {
  await using world = await providerWith({ readAtOnce: 1, waiting: 0 })
  const first = await slowly(await application())
  const answer = world.send(path, first.request)
  await expect.poll(async () => (await world.send(sendContact.path, contact())).status).toBe(503)
  const refused = await world.send(sendContact.path, contact())
  expect(refused.headers.get('retry-after')).toBe('5')
  first.goOn()
  expect((await answer).status).toBe(201)
  expect((await world.send(sendContact.path, contact())).status).toBe(201)
})

it('a caller that leaves the queue is no fault of the service', async () => {
  await using world = await providerWith({ readAtOnce: 1, waiting: 1 })
  const first = await slowly(await application())
  const answer = world.send(path, first.request)
  const leaving = new AbortController()
  const second = world.send(sendContact.path, { ...contact(), signal: leaving.signal })
  await expect.poll(async () => (await world.send(sendContact.path, contact())).status).toBe(503)
  leaving.abort()
  expect((await second).status).toBe(503)
  first.goOn()
  expect((await answer).status).toBe(201)
})

async function providerWith(limits: Partial<typeof entryLimits>) {
  const world = await storedEntries('sqlite')
  const app = createProvider({
    ...world,
    boards: {},
    credentials: {
      panel: { salt: 'a', apiToken: 'b' },
      integration: { salt: 'c', apiKey: 'd' },
    },
    print: { folder: `${world.folder}/print`, scale: async () => ({ status: 'invalid' }) },
    onEntry: null,
    entryLimits: { ...entryLimits, ...limits },
    report: ({ error }) => {
      throw error
    },
  })
  const body = JSON.stringify({ salt: 'a', api_token: 'b' })
  const { token } = await (await app.request('/api/login', { method: 'POST', body })).json()
  const send = async (
    to: string,
    init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
  ) => app.request(to, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
  return { ...world, send }
}

/** The request with a body of which only the beginning is sent until it may go on. */
async function slowly({ headers, body }: Awaited<ReturnType<typeof application>>) {
  const whole = new Response(body)
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const type = whole.headers.get('content-type') ?? ''
  void writer.write(bytes.subarray(0, 1000)).catch(() => {})
  return {
    request: {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body: readable,
      duplex: 'half',
    },
    goOn() {
      void writer.write(bytes.subarray(1000)).catch(() => {})
      void writer.close().catch(() => {})
    },
    breakOff: () => void writer.abort(new Error('the sender is gone')).catch(() => {}),
  }
}
