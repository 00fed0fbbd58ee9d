import { Agent, createServer, request as ask, type RequestListener } from 'node:http'

import { onTestFinished } from 'vitest'

/** Requests a target exactly as written; `fetch` would normalize it first. */
export type Ask = (
  target: string,
  headers?: Record<string, string>,
  method?: string,
) => Promise<Response>

/** Serves a listener over HTTP until the test ends. */
export async function served(listener: RequestListener): Promise<Ask> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => {
    agent.destroy()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const place = { host: '127.0.0.1', port, agent }
      const asked = ask({ ...place, path, headers, method }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('error', reject)
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const { statusCode: status = 0, headersDistinct } = answer
          const all = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          )
          const body = chunks.length === 0 ? null : Buffer.concat(chunks)
          resolve(new Response(body, { status, headers: all }))
        })
      })
      asked.on('error', reject).end()
    })
}
