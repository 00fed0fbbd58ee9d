import { connect } from 'node:net'

import { codeOf } from '#storage/storage-error.ts'

/** What came back over the wire, as it stands there; `status` 0 where the line was closed without an answer. */
export type RawAnswer = { status: number; headers: Map<string, string>; body: string; text: string }

/**
 * Sends a request line and headers byte for byte, where `fetch` would put an address right first.
 *
 * @param target what stands between the method and the version; one byte a character
 */
export function askRaw(
  port: number,
  target: string,
  headers: readonly string[] = [],
  method = 'GET',
  body = '',
): Promise<RawAnswer> {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...withHost(headers, port),
    'Connection: close',
    '',
    body,
  ]
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n'), 'latin1'))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', (error) => {
      if (codeOf(error) !== 'ECONNRESET') reject(error) // a server that refuses leaves the rest unread
    })
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString('utf8'))))
  })
}

function withHost(headers: readonly string[], port: number): readonly string[] {
  const hasHost = headers.some((line) => /^host:/i.test(line))
  return hasHost ? headers : [`Host: 127.0.0.1:${port}`, ...headers]
}

function readAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: new Map(headers),
    body: text.slice(end + 4),
    text,
  }
}
