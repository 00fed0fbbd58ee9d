import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { answers, type Fault } from './service-faults.ts'

/** A service between the site and a provider, which answers as the provider does unless it has a fault. */
export type FaultyService = {
  url: string
  /** What happens to each call; null: it is answered. */
  fault: Fault | null
  /** Every call, as `METHOD /path?query`. */
  asked: string[]
  /** Every entry that came, in the order in which they came. */
  entries: SentEntry[]
  /** Every token that a call had. */
  tokens: Set<string>
  /** The most calls that were under way at once, and the most connections. */
  busiest: () => number
  mostConnections: () => number
  /** Sets what was counted until now to nothing. */
  countAnew: () => void
  /** From now on nobody listens. */
  close: () => void
}

/** An entry as it came: its key, and whose it is. */
export type SentEntry = { key: string; sender: string }

/** Stands in front of a provider. */
export async function faultyService(
  provider: string,
  atEnd: (close: () => Promise<void>) => void,
): Promise<FaultyService> {
  let underWay = 0
  let busiest = 0
  let connections = 0
  let mostConnections = 0
  const service: FaultyService = {
    url: '',
    fault: null,
    asked: [],
    entries: [],
    tokens: new Set(),
    busiest: () => busiest,
    mostConnections: () => mostConnections,
    countAnew() {
      service.asked.length = 0
      busiest = underWay
      mostConnections = connections
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const line = `${request.method} ${request.url}`
    service.asked.push(line)
    busiest = Math.max(busiest, (underWay += 1))
    response.once('close', () => (underWay -= 1))
    const body = new Uint8Array(await buffer(request))
    const entry = await entryIn(request, body)
    if (entry !== null) service.entries.push(entry)
    const [, token] = /^Bearer (.+)/.exec(request.headers.authorization ?? '') ?? []
    if (token !== undefined) service.tokens.add(token)
    const fault = service.fault ?? answers
    const sent = JSON.stringify([request.headers, new TextDecoder().decode(body)])
    await fault({ line, entry, sent, response, pass: () => pass(provider, request, body) })
  }
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy()) // as a gateway whose service broke off
  })
  server.on('connection', (socket) => {
    mostConnections = Math.max(mostConnections, (connections += 1))
    socket.once('close', () => (connections -= 1))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => service.close())
  const place = server.address()
  service.url = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`
  return service
}

/** Headers of one connection, which `fetch` sets itself. */
const ownHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding'])

async function pass(provider: string, request: IncomingMessage, body: Uint8Array<ArrayBuffer>) {
  const { method = 'GET', url = '/', headers: given } = request
  const headers = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !ownHeaders.has(name) ? [[name, value]] : [],
  )
  const answer = await fetch(provider + url, {
    method,
    headers,
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  })
  const kept = [...answer.headers].filter(
    ([name]) => !ownHeaders.has(name) && name !== 'content-encoding', // `fetch` has unpacked it
  )
  return { status: answer.status, headers: Object.fromEntries(kept), body: await answer.bytes() }
}

async function entryIn(
  { headers, url = '' }: IncomingMessage,
  body: Uint8Array<ArrayBuffer>,
): Promise<SentEntry | null> {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || !/\/send$|\/get-scouted\//.test(url)) return null
  const type = headers['content-type'] ?? ''
  const sent = new Response(body, { headers: { 'content-type': type } })
  const isForm = type.startsWith('multipart/')
  const sender: unknown = isForm ? (await sent.formData()).get('email') : (await sent.json()).email
  return { key, sender: String(sender) }
}
