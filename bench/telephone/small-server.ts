import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

import { PAGE_EFFORT } from '#delivery/http/compression.ts'

import type { RawAnswer } from '../http-client.ts'

/** A server of fixed responses. Leaving the scope of an `await using` ends it. */
export type SmallServer = AsyncDisposable & { url: string }

/** Serves the response of `answerTo` for a path; 404 if it has none. */
export async function serveAnswers(
  answerTo: (path: string) => Promise<RawAnswer | null>,
): Promise<SmallServer> {
  const server = createServer((request, response) => {
    void answerTo(request.url ?? '/').then((answer) => {
      if (answer === null || answer.status !== 200) return response.writeHead(404).end()
      const { contentType, encoding, body } = answer
      const headers = { 'Content-Type': contentType, 'Content-Length': body.byteLength }
      const encoded = encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
      return response.writeHead(200, { ...headers, ...encoded }).end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A response compressed as strongly as the site compresses its pages. */
export function compressed(text: string | Buffer, contentType: string): RawAnswer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: PAGE_EFFORT }
  const body = brotliCompressSync(text, { params })
  return { status: 200, contentType, encoding: 'br', body }
}
