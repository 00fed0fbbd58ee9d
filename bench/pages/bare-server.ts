import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

import * as v from 'valibot'

// A process that answers every request with the same response, which it reads from its input. Prints its port once it listens.
const Replayed = v.object({ status: v.number(), headers: v.array(v.string()), body: v.string() })
const { status, headers, body } = v.parse(Replayed, await json(process.stdin))
const bytes = Buffer.from(body, 'base64')
const server = createServer((_, response) => response.writeHead(status, headers).end(bytes))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
