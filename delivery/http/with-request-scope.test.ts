import { describe, expect, it, onTestFinished } from 'vitest'

import { collectGarbage } from '#storage/collect-garbage.fixture.ts'
import { visitorNetwork } from '#intake/visitor-network.ts'

import { createLog } from '../log/log.ts'
import { currentReference } from '../log/reference.ts'
import { served } from '../served.fixture.ts'
import type { Listener } from './listener.ts'
import { withRequestScope } from './with-request-scope.ts'

/** A listener behind proxies of such networks, over HTTP, and the lines of its log. */
async function siteOf(answer: Listener, trustedProxies: readonly string[] = []) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const ask = await served(withRequestScope({ trustedProxies, log }, answer))
  return { ask, log, logged: () => lines.map((line) => JSON.parse(line)) }
}

/** A site behind proxies of such networks that answers with the reference of the request, and logs a line. */
async function siteOfReferences(networks: readonly string[]) {
  const site = await siteOf(async (_, response) => {
    await new Promise(setImmediate)
    site.log.info('a line')
    site.log.info({ reference: 'an entry' }, 'an entry arrived')
    response.end(currentReference())
  }, networks)
  const referenceOf = async (id: string) => (await site.ask('/', { 'X-Request-Id': id })).text()
  return { referenceOf, logged: site.logged }
}

/** A site that answers with the network of the request, behind proxies of such networks. */
async function siteOfNetworks(networks: readonly string[]) {
  const { ask, logged } = await siteOf(async (_, response) => {
    await new Promise(setImmediate)
    response.end(visitorNetwork())
  }, networks)
  const networkFor = async (forwardedFor: string) =>
    (await ask('/', { 'X-Forwarded-For': forwardedFor })).text()
  return { networkFor, logged }
}

describe('the reference of a request', () => {
  const own = /^[0-9a-f]{12}$/

  it('is the id that a trusted proxy gave it, and so do its lines in the log', async () => {
    const { referenceOf, logged } = await siteOfReferences(['127.0.0.1'])
    const id = '0f9ac14b0a9f4ac49ba0a28f6a8f2f3b'
    expect(await referenceOf(id)).toBe(id)
    expect(logged()).toMatchObject([
      { msg: 'a line', reference: id },
      { msg: 'an entry arrived', reference: 'an entry' },
    ])
  })

  it.each(['short', 'x'.repeat(37), 'with a space', '<script>1', 'a/b/c/d/e/f', 'naïve-naïve'])(
    'is a new one where the id of a trusted proxy is no safe word: %s',
    async (id) => {
      const { referenceOf } = await siteOfReferences(['127.0.0.1'])
      expect(await referenceOf(Buffer.from(id).toString('latin1'))).toMatch(own)
    },
  )

  it('is a new one where a visitor sends an id', async () => {
    for (const networks of [[], ['192.0.2.1']]) {
      const { referenceOf } = await siteOfReferences(networks)
      expect(await referenceOf('0f9ac14b0a9f4ac4')).toMatch(own)
    }
  })

  it('is in no line outside a request', () => {
    let line = ''
    createLog('info', { write: (text) => void (line = text) }).info('a line')
    expect(JSON.parse(line)).not.toHaveProperty('reference')
  })
})

describe('the network of a visitor', () => {
  it('is of the address that our own proxy names last', async () => {
    const { networkFor, logged } = await siteOfNetworks(['127.0.0.1'])
    expect(await networkFor('203.0.113.9, 192.0.2.1')).toBe('192.0.2.1')
    expect(await networkFor('2001:db8:1:2:3::4')).toBe('2001:db8:1:2')
    expect(logged()).toEqual([])
  })

  it('is that of the peer, with one warning, where an unknown proxy sends a header', async () => {
    const { networkFor, logged } = await siteOfNetworks([])
    expect(await networkFor('192.0.2.1')).toBe('127.0.0.1')
    expect(await networkFor('192.0.2.2')).toBe('127.0.0.1')
    expect(logged()).toHaveLength(1)
  })
})

it('a request is not held in memory by what it has begun, such as a connection to a service that is kept', async () => {
  const requests: WeakRef<object>[] = []
  const kept: NodeJS.Timeout[] = []
  onTestFinished(() => kept.forEach(clearInterval))
  const { ask } = await siteOf((request, response) => {
    requests.push(new WeakRef(request))
    kept.push(setInterval(() => {}, 60_000))
    response.end()
  })
  await (await ask('/', { Connection: 'close' })).text() // a kept connection holds its last request
  const isHeld = () => {
    collectGarbage()
    return requests[0]?.deref() !== undefined
  }
  await expect.poll(isHeld).toBe(false)
})

describe('a failure', () => {
  it('is logged with its reference and ends only its own response', async () => {
    const ways: Record<string, Listener> = {
      '/at-once': () => {
        throw new Error('one')
      },
      '/later': () => Promise.reject(new Error('two')),
      '/well': (_, response) => void response.end('well'),
    }
    const { ask, logged } = await siteOf((request, response) =>
      ways[request.url ?? '']?.(request, response),
    )
    expect((await ask('/at-once')).status).toBe(500)
    expect((await ask('/later')).status).toBe(500)
    expect(await (await ask('/well')).text()).toBe('well')
    expect(logged()).toMatchObject([
      { err: { message: 'one' }, reference: expect.any(String) },
      { err: { message: 'two' }, reference: expect.any(String) },
    ])
  })

  it('halfway through an answer breaks it off', async () => {
    const { ask, logged } = await siteOf(async (_, response) => {
      response.writeHead(200, { 'Content-Length': 9 }).flushHeaders()
      throw new Error('three')
    })
    await expect(ask('/')).rejects.toThrow('aborted')
    expect(logged()).toHaveLength(1)
  })
})
