import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

import { onTestFinished } from 'vitest'

/** Handles bytes on their way to one end; without a handler, the proxy passes them on at once. */
export type Passing = (bytes: Buffer, line: { client: Socket; server: Socket }) => unknown

/** A TCP proxy in front of a test's server that can cut its connections. Closed after the test. */
export async function tcpProxy(url: string) {
  const target = new URL(url)
  const lines = new Set<{ client: Socket; server: Socket }>()
  const state: { passing: Passing | null; answering: Passing | null; isReachable: boolean } = {
    passing: null, // on the way to the server
    answering: null, // on the way back
    isReachable: true,
  }

  const proxy = createServer((client) => {
    if (!state.isReachable) {
      client.resetAndDestroy()
      return
    }
    const line = { client, server: connect(Number(target.port), target.hostname) }
    lines.add(line)
    client.on('data', (bytes: Buffer) => {
      if (state.passing === null) line.server.write(bytes)
      else state.passing(bytes, line)
    })
    line.server.on('data', (bytes: Buffer) => {
      if (state.answering !== null) state.answering(bytes, line)
      else if (client.writable) client.write(bytes)
    })
    for (const socket of [client, line.server]) socket.on('error', () => {})
    line.server.on('close', () => client.destroy())
    client.on('close', () => {
      lines.delete(line)
      if (state.passing === null) line.server.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')

  const cut = () => {
    for (const { client } of lines) client.resetAndDestroy()
  }
  onTestFinished(() => {
    proxy.close()
    cut()
    for (const { server } of lines) server.destroy()
  })
  const proxied = new URL(url)
  proxied.port = String(address.port)
  return { url: proxied.href, state, cut, open: () => lines.size }
}
