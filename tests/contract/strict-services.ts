import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { credentials } from '../credentials.ts'
import { type Asked, calls, type Rule } from './strict-calls.ts'

/** What the services say: JSON by `METHOD /path` (a profile's with its id behind), and every media path's bytes. */
export type Said = { answers: Readonly<Record<string, unknown>>; media: Uint8Array }

/** Both services, each under an address of its own. They refuse what the contract does not name, and what lacks of it. */
export type StrictServices = {
  environment: Readonly<Record<string, string>>
  /** Every call that was taken, as `METHOD /path?query`, with a range behind it. */
  asked: string[]
  /** Every call that was refused, and why. */
  refused: string[]
}

export async function openStrictServices(
  said: () => Said,
  atEnd: (close: () => Promise<void>) => void,
): Promise<StrictServices> {
  const asked: string[] = []
  const refused: string[] = []
  const open = async (service: keyof typeof calls) => {
    const server = createServer((request, response) => {
      void (async () => {
        const call = await read(request)
        const rule = ruleOf(service, call)
        const problem = rule === null ? 'no such call' : await problemOf(rule, call)
        const line = `${call.method} ${call.url.pathname}${call.url.search}`
        if (problem === null) asked.push([line, call.headers['range'] ?? ''].join(' ').trim())
        else refused.push(`${service}: ${line}: ${problem}`)
        const answer =
          problem === null
            ? answerTo(call, said())
            : Response.json({ message: problem }, { status: 422 })
        const bytes = new Uint8Array(await answer.arrayBuffer())
        const { status, headers } = answer
        response.writeHead(status, {
          ...Object.fromEntries(headers),
          'content-length': bytes.length,
        })
        response.end(bytes)
      })()
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    atEnd(async () => {
      server.closeAllConnections()
      server.close()
    })
    return `http://127.0.0.1:${portOf(server.address())}`
  }
  const environment = {
    ...credentials,
    PANEL_URL: await open('panel'),
    INTEGRATION_URL: await open('integration'),
  }
  return { environment, asked, refused }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function read(request: IncomingMessage): Promise<Asked> {
  return {
    method: request.method ?? '',
    url: new URL(request.url ?? '', 'http://strict.test'),
    headers: request.headers,
    body: await buffer(request),
  }
}

function ruleOf(service: keyof typeof calls, { method, url }: Asked): Rule | null {
  const rules: readonly Rule[] = calls[service]
  return rules.find((rule) => rule.method === method && rule.path.test(url.pathname)) ?? null
}

/** What a call may say besides its address: nothing that a visitor sent, but a range of a media file. */
const headerNames =
  /^(?:host|connection|accept|accept-encoding|accept-language|sec-fetch-mode|user-agent|content-type|content-length|transfer-encoding|authorization|idempotency-key|range)$/

async function problemOf(rule: Rule, asked: Asked): Promise<string | null> {
  const { url, headers } = asked
  const foreign = Object.keys(headers).filter((name) => !headerNames.test(name))
  if (foreign.length > 0) return `headers ${foreign.join()}`
  if (headers.range !== undefined && !url.pathname.startsWith('/storage/')) return 'a range'
  const given = headers['authorization'] ?? ''
  if (rule.token !== given) return `authorization ${JSON.stringify(given)}`
  const keys = new Set(url.searchParams.keys())
  for (const [key, { values, isOptional = false }] of Object.entries(rule.query ?? {})) {
    const all = url.searchParams.getAll(key)
    if (keys.delete(key) ? !values.test(all.join()) : !isOptional) return `${key}=${all.join()}`
  }
  if (keys.size > 0) return `unknown ${[...keys].join()}`
  return rule.body(asked)
}

function answerTo({ method, url, headers }: Asked, { answers, media }: Said): Response {
  if (url.pathname.startsWith('/storage/')) return mediaAnswer(media, headers['range'])
  if (url.pathname === '/api/signin') return Response.json({ access_token: 'integration-token' })
  if (url.pathname === '/api/login') return Response.json({ token: 'panel-token' })
  if (url.pathname.endsWith('/send') || url.pathname === '/api/get-scouted/pt')
    return Response.json({ id: randomUUID() }, { status: 201 })
  if (url.pathname.startsWith('/api/download/')) {
    const type = url.pathname.endsWith('pdf') ? 'application/pdf' : 'application/zip'
    return new Response('a document', { headers: { 'content-type': type } })
  }
  const id = url.searchParams.get('id')
  const answer = answers[`${method} ${url.pathname}${id === null ? '' : ` ${id}`}`]
  return answer === undefined
    ? Response.json({ message: 'There is none.' }, { status: 404 })
    : Response.json(answer)
}

/** A file or the part of it that a proper `Range` names; 416 where it has none such (RFC 9110, 14.2). */
function mediaAnswer(media: Uint8Array, range: string | undefined): Response {
  const headers = { 'content-type': 'image/png', 'accept-ranges': 'bytes' }
  if (range === undefined) return new Response(new Uint8Array(media), { headers })
  const { length } = media
  const [first = '', last = ''] = range.replace('bytes=', '').split('-')
  const begin = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length : Math.min(Number(last) + 1, length)
  const isThere = begin < end
  return new Response(isThere ? media.slice(begin, end) : null, {
    status: isThere ? 206 : 416,
    headers: {
      ...headers,
      'content-range': `bytes ${isThere ? `${begin}-${end - 1}` : '*'}/${length}`,
    },
  })
}
