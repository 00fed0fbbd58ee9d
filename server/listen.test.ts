import { once } from 'node:events'
import { connect } from 'node:net'

import { expect, it } from 'vitest'

import { openDoor } from './listen.ts'
import { createLog } from './log.ts'

const log = createLog('silent')

it('who still sends when the time to drain is over is cut, and the program closed all the same', async () => {
  const door = await openDoor({ host: '127.0.0.1', port: 0 }, log)
  const asked = Promise.withResolvers<void>()
  door.serve((request) => {
    request.on('error', () => {})
    asked.resolve() // and is never answered
  })
  const told: string[] = []
  const closings: (() => Promise<number>)[] = []
  const program = {
    drain: () => void told.push('draining'),
    close: async () => void told.push('closed'),
  }
  door.closeAt({ closeWith: (closing) => void closings.push(closing) }, program, 50)
  const visitor = connect(door.port, '127.0.0.1')
  visitor.on('error', () => {})
  visitor.write('POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 1000\r\n\r\nbegun')
  await asked.promise
  const cut = once(visitor, 'close')
  expect(await closings[0]?.()).toBe(0)
  await cut
  expect(told).toEqual(['draining', 'closed'])
})
