import pino from 'pino'
import { expect, it } from 'vitest'

import { withErrorLog, type Listener } from './listener.ts'
import { served } from '../served.fixture.ts'

/** A listener that fails in its own way at each path, as a site answers with it, and what that tells. */
async function siteFailing(ways: Record<string, Listener>) {
  const told: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void told.push(line) })
  const ask = await served(
    withErrorLog((request, response) => ways[request.url ?? '']?.(request, response), log),
  )
  return { ask, told }
}

it('a failure is logged and ends only its own response', async () => {
  const { ask, told } = await siteFailing({
    '/at-once': () => {
      throw new Error('one')
    },
    '/later': () => Promise.reject(new Error('two')),
    '/well': (_, response) => void response.end('well'),
  })
  expect((await ask('/at-once')).status).toBe(500)
  expect((await ask('/later')).status).toBe(500)
  expect(await (await ask('/well')).text()).toBe('well')
  expect(told.map((line) => JSON.parse(line).err.message)).toEqual(['one', 'two'])
})

it('an answer that fails halfway breaks off', async () => {
  const { ask, told } = await siteFailing({
    '/halfway': async (_, response) => {
      response.writeHead(200, { 'Content-Length': 9 }).flushHeaders()
      throw new Error('three')
    },
  })
  await expect(ask('/halfway')).rejects.toThrow('aborted')
  expect(told).toHaveLength(1)
})
