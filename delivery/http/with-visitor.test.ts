import pino from 'pino'
import { expect, it } from 'vitest'

import { visitorNetwork } from '#intake/visitor-network.ts'
import { served } from '../served.fixture.ts'
import { withVisitor } from './with-visitor.ts'

/** A site that says whose request it has, behind proxies of such networks. */
async function siteBehind(networks: readonly string[]) {
  const told: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void told.push(line) })
  const ask = await served(
    withVisitor(networks, log, async (_, response) => {
      await new Promise(setImmediate)
      response.end(visitorNetwork())
    }),
  )
  const addressFor = async (forwardedFor: string) =>
    (await ask('/', { 'X-Forwarded-For': forwardedFor })).text()
  return { addressFor, told }
}

it('a request belongs to the address that our own proxy names last', async () => {
  const { addressFor, told } = await siteBehind(['127.0.0.1'])
  expect(await addressFor('203.0.113.9, 192.0.2.1')).toBe('192.0.2.1')
  expect(await addressFor('2001:db8:1:2:3::4')).toBe('2001:db8:1:2')
  expect(told).toEqual([])
})

it('a header from an unknown proxy is ignored, with one warning', async () => {
  const { addressFor, told } = await siteBehind([])
  expect(await addressFor('192.0.2.1')).toBe('127.0.0.1')
  expect(await addressFor('192.0.2.2')).toBe('127.0.0.1')
  expect(told).toHaveLength(1)
})
