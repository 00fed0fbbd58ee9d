import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

import type { RawAnswer } from './http-client.ts'

// A thread that answers everything with the same bytes; tells its port when it listens.
const { contentType, encoding, body }: RawAnswer = workerData
const headers = {
  'Content-Type': contentType,
  'Content-Encoding': encoding,
  'Content-Length': body.byteLength,
}
const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have none
  parentPort?.postMessage(typeof address === 'object' ? address?.port : null)
})
