import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A panel that notes the key of each entry that is sent, and that may hold its answer back. */
export type HeldPanel = {
  url: string
  /** The keys, in the order in which the entries came. */
  sent: string[]
  /** Answers no entry that comes from here on until it is called again. */
  hold: () => void
  release: () => void
}

/** Stands in front of a provider. */
export async function heldPanel(
  provider: string,
  atEnd: (close: () => Promise<void>) => void,
): Promise<HeldPanel> {
  const sent: string[] = []
  let held: PromiseWithResolvers<void> | null = null
  const server = createServer((request, response) => {
    void (async () => {
      const body = new Uint8Array(await buffer(request))
      const key = request.headers['idempotency-key']
      if (typeof key === 'string') {
        sent.push(key)
        await held?.promise
      }
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !ownHeaders.has(name) ? [[name, value] as const] : [],
      )
      const { method = 'GET', url = '/' } = request
      const answer = await fetch(`${provider}${url}`, {
        method,
        headers: Object.fromEntries(headers),
        ...(body.length > 0 && { body }),
      })
      const type = answer.headers.get('content-type') ?? 'application/json'
      response.writeHead(answer.status, { 'content-type': type })
      response.end(new Uint8Array(await answer.arrayBuffer()))
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const release = () => {
    held?.resolve()
    held = null
  }
  atEnd(async () => {
    release()
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    sent,
    hold: () => {
      held = Promise.withResolvers()
    },
    release,
  }
}

/** Headers of one connection, which `fetch` sets itself. */
const ownHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding'])
