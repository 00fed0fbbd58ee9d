import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import type { RunningSite } from '../running-site.ts'

/** An attack from the machine's own addresses, none of which the site trusts. It goes on until its signal is aborted. */
export type Attack = (site: RunningSite, over: AbortSignal) => Promise<void>

/** An address from which an attacker comes; all of 127.0.0.0/8 is this machine. */
const ATTACKER = '127.66.0.1'
const REST_MS = 50

/** Opens a connection again as soon as the site has ended it, so many at one time, and lets `use` write to it. */
export async function keepConnections(
  count: number,
  site: RunningSite,
  over: AbortSignal,
  use: (socket: Socket, number: number) => void,
): Promise<void> {
  const port = Number(new URL(site.url).port)
  const keepOne = async (number: number) => {
    while (!over.aborted) {
      const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER })
      const closed = new Promise((resolve) => socket.once('close', resolve))
      const end = () => socket.destroy()
      over.addEventListener('abort', end)
      socket.on('error', () => undefined) // the site may cut it: that is what is measured
      socket.once('connect', () => use(socket, number))
      await closed
      over.removeEventListener('abort', end)
      await sleep(REST_MS)
    }
  }
  await Promise.all(Array.from({ length: count }, (_, number) => keepOne(number)))
}

/** As many requests for an address as fit into so many bytes, one after another without waiting for an answer. */
export function pipelined(path: string, bytes: number): string {
  const request = `GET ${path} HTTP/1.1\r\nHost: vereda.example\r\nAccept-Encoding: br\r\n\r\n`
  return request.repeat(Math.ceil(bytes / request.length))
}
