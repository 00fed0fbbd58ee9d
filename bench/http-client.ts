import { Agent, get } from 'node:http'

/** A response as received, still compressed. */
export type RawAnswer = { status: number; contentType: string; encoding: string; body: Buffer }

/** Requests addresses over connections that stay open, as browsers do; in Brotli if the server has it. */
export function createClient(
  connections = 1,
): { ask: (url: string) => Promise<RawAnswer> } & Disposable {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return { ask: (url) => ask(url, agent), [Symbol.dispose]: () => agent.destroy() }
}

function ask(url: string, agent: Agent): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          encoding: response.headers['content-encoding'] ?? 'identity',
          body: Buffer.concat(chunks),
        }),
      )
    })
    request.on('error', reject)
  })
}
