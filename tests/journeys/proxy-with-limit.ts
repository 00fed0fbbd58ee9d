import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage } from 'node:http'

type Proxy = {
  url: string
  /** The bytes of each form that it was to pass on. */
  forms: number[]
  close: () => Promise<void>
}

type ProxyOptions = {
  mostBytes: number
  /** What becomes of a larger body: nginx answers 413 once it has read the head; others end the connection, or read and say nothing. */
  larger: 'answered' | 'cut-off' | 'unanswered'
}

/** A proxy in front of a site that takes no body above a limit. */
export async function openProxy(site: string, { mostBytes, larger }: ProxyOptions): Promise<Proxy> {
  const forms: number[] = []
  const server = createServer((request, response) => {
    const bytes = Number(request.headers['content-length'] ?? 0)
    if (request.method === 'POST') forms.push(bytes)
    if (bytes > mostBytes && larger === 'cut-off') return cutOff(request)
    if (bytes > mostBytes && larger === 'unanswered') return request.resume()
    if (bytes > mostBytes) {
      request.resume() // nginx reads on for a while, so that its answer is read
      response.writeHead(413, { 'Content-Type': 'text/html', Connection: 'close' })
      return response.end('<html><h1>413 Request Entity Too Large</h1></html>')
    }
    const { method, url, headers } = request
    const passed = ask(new URL(url ?? '/', site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  const port = typeof place === 'object' ? place?.port : null
  return {
    url: `http://127.0.0.1:${port}`,
    forms,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Resets the connection while a body is on its way. */
function cutOff(request: IncomingMessage): void {
  request.once('data', () => request.socket.resetAndDestroy())
}
