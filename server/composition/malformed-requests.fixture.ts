import { connect } from 'node:net'

import { createLog } from '#delivery/log/log.ts'

import { openServer } from './listen.ts'

const HOST = 'Host: one\r\n'
const get = (headers: string, line = 'GET / HTTP/1.1') => `${line}\r\n${headers}\r\n`
const post = (headers: string, body: string) =>
  `POST / HTTP/1.1\r\n${HOST}${headers}\r\n\r\n${body}`
const chunked = (body: string) => post('Transfer-Encoding: chunked', body)
const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: one\r\n\r\n'

/** Requests that servers and proxies have read in different ways. */
export const malformedRequests: readonly string[] = [
  ...[
    'X',
    '-1',
    '+1',
    '1.0',
    '0x4',
    '4, 4',
    '4,5',
    ' ',
    '1e1',
    '４',
    '99999999999999999999',
    '4\u0000',
  ].map((length) => post(`Content-Length: ${length}`, `body${smuggled}`)),
  ...[
    'x',
    'identity',
    'chunked, identity',
    'xchunked',
    'chunked;q=1',
    '"chunked"',
    'chunked, chunked',
    '\u000bchunked',
  ].map((coding) => post(`Transfer-Encoding: ${coding}`, `0\r\n\r\n${smuggled}`)),
  ...[
    'Transfer-Encoding : chunked',
    'Transfer-Encoding\t: chunked',
    ' Transfer-Encoding: chunked',
    'Transfer\u0000-Encoding: chunked',
  ].map((line) => post(line, `0\r\n\r\n${smuggled}`)),
  ...[
    'Content-Length: 4\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nContent-Length: 4',
  ].map((both) => post(both, `0\r\n\r\n${smuggled}`)),
  ...[
    'G\r\n',
    '-1\r\n',
    '0x1\r\nx\r\n',
    '1 \r\nx\r\n',
    'fffffffffffffffff\r\nx',
    '1\nx\n0\n\n',
    '1\r\nxx\r\n0\r\n\r\n',
    `1;${'a'.repeat(70_000)}\r\nx\r\n`,
  ].map((body) => chunked(body + smuggled)),
  ...[
    'A: b\nC: d\r\n',
    'A: b\rC: d\r\n',
    'A: b\u0000c\r\n',
    'A b\r\n',
    ': b\r\n',
    'A\u0001: b\r\n',
    'A: b\r\n c\r\n',
    '(A): b\r\n',
    'A@: b\r\n',
  ].map((line) => get(HOST + line)),
  ...['Host: one\r\nHost: one\r\n', ''].map((hosts) => get(hosts)),
  ...[
    'GET / HTTP/9.9',
    'GET / HTTP/1.1 x',
    'GET\t/ HTTP/1.1',
    'GET / http/1.1',
    'GET / HTTP/1',
    'get / HTTP/1.1',
    'G\u0000T / HTTP/1.1',
    'GET /\u0000 HTTP/1.1',
    'GET',
    '/ HTTP/1.1',
    'GET /a b HTTP/1.1',
    `${'G'.repeat(9_000)} / HTTP/1.1`,
  ].map((line) => get(HOST, line)),
  get(`${HOST}A: ${'x'.repeat(70_000)}\r\n`),
  get(
    HOST + Array.from({ length: 2_500 }, (_, index) => `A${index}: ${'x'.repeat(30)}\r\n`).join(''),
  ),
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
  '\u0000'.repeat(1_000),
  'SSH-2.0-OpenSSH_9.9\r\n',
]

/** The site's server before a handler that answers every request and records its address. */
export async function openRecordingServer(): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = []
  const server = await openServer(
    { host: '127.0.0.1', port: 0, trustedProxies: [] },
    createLog('silent'),
  )
  server.serve((request, response) => {
    asked.push(request.url ?? '')
    request.resume().on('end', () => response.end('here'))
  })
  return { port: server.port, asked }
}

/** Sends the bytes of a request, and what else they hold; the statuses of all answers until the server closes the connection. */
export async function statusesOf(port: number, sent: string): Promise<number[]> {
  const visitor = connect(port, '127.0.0.1').on('error', () => undefined)
  const chunks: Buffer[] = []
  visitor.on('data', (chunk: Buffer) => chunks.push(chunk))
  visitor.write(sent, 'latin1')
  await new Promise((closed) => void visitor.once('close', closed)) // an error comes before it
  const answers =
    Buffer.concat(chunks)
      .toString('latin1')
      .match(/HTTP\/1\.1 \d{3}/g) ?? []
  return answers.map((line) => Number(line.slice(9)))
}
