import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { createAdaptorServer } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'

import { Refused } from '#provider/service/refused.ts'
import { entryLimits, readPayload } from '#provider/applications/read-payload.ts'

const large = 1_000_000

it.each([
  ['for its type', 'json', 'text/plain', 415],
  ['for the size in its headers', 'json', 'application/json', 413],
  ['for its lack of a boundary', 'multipart', 'multipart/form-data', 400],
] as const)(
  'a body refused %s is received to its end, and the connection stays',
  async (_, form, type, status) => {
    const head = `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\n`
    const refused = `${head}content-length: ${large}\r\n\r\n${'a'.repeat(large)}`
    const empty = `${head}content-length: 0\r\nconnection: close\r\n\r\n`
    expect(await statusesOf(form, refused + empty)).toEqual([status, status === 415 ? 415 : 400])
  },
)

/** The status codes with which one connection is answered. */
async function statusesOf(form: 'json' | 'multipart', sent: string): Promise<number[]> {
  const server = createAdaptorServer({
    fetch: async (request) => {
      const { status } = await readPayload(request, form, entryLimits).then(
        () => ({ status: 201 }),
        (error: unknown) => (error instanceof Refused ? error : { status: 500 }),
      )
      return new Response(null, { status })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  socket.write(sent)
  const answers = await text(socket)
  return Array.from(answers.matchAll(/^HTTP\/1\.1 (\d+)/gm), ([, status]) => Number(status))
}
