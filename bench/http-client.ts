import { Agent, get } from 'node:http'

/** A response as received, still compressed. */
export type RawAnswer = { status: number; contentType: string; encoding: string; body: Buffer }

type Client = { ask: (url: string, encoding?: 'br' | 'identity') => Promise<RawAnswer> }

/** Requests addresses over connections that stay open, as browsers do; in Brotli, if nothing else is asked for and the server has it. */
export function createClient(connections = 1): Client & Disposable {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    ask: (url, encoding = 'br') => ask(url, encoding, agent),
    [Symbol.dispose]: () => agent.destroy(),
  }
}

function ask(url: string, encoding: string, agent: Agent): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'Accept-Encoding': encoding } }, (response) => {
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
