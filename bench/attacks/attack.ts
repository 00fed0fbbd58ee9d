import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import type { RunningSite } from '../running-site.ts'

/** An attack from addresses of this machine, none of which the site trusts. It runs until its signal is aborted. */
export type Attack = (site: RunningSite, over: AbortSignal) => Promise<void>

/** The attacker's address; all of 127.0.0.0/8 is this machine. */
const ATTACKER = '127.66.0.1'
const REST_MS = 50

/** Keeps `count` connections open: opens each again as soon as the site ends it, and lets `use` write to it. */
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
      socket.on('error', () => undefined) // the site may cut the connection: that is what is measured
      socket.once('connect', () => use(socket, number))
      await closed
      over.removeEventListener('abort', end)
      await sleep(REST_MS)
    }
  }
  await Promise.all(Array.from({ length: count }, (_, number) => keepOne(number)))
}

/** As many pipelined requests for a path as fill the given number of bytes, sent without waiting for responses. */
export function pipelined(path: string, bytes: number): string {
  const request = `GET ${path} HTTP/1.1\r\nHost: vereda.example\r\nAccept-Encoding: br\r\n\r\n`
  return request.repeat(Math.ceil(bytes / request.length))
}
