import { connect, type Socket } from 'node:net'

import { onTestFinished } from 'vitest'

/** A client with an address of its own that begins the header of a request. It may be refused or cut. Destroyed when the test ends. */
export function slowClient(url: string, number: number): Socket {
  const localAddress = `127.0.${1 + (number >> 7)}.${1 + (number & 127)}`
  const client = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress })
  onTestFinished(() => void client.destroy())
  client.on('error', () => {})
  client.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  return client
}
