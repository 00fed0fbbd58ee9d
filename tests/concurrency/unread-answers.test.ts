import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, it, onTestFinished } from 'vitest'

import { credentials } from '../credentials.ts'
import { demoData } from '../demo-data.ts'
import { type Program, start } from '../processes.ts'

it.each([
  ['site', ['/modelos', '/not-here', '/favicon.svg', '/modelos?page=2', '/roster.json']],
  ['provider', ['/not-here', '/api/models']],
] as const)(
  'the %s cuts who sends many requests and reads no answer, and goes on for who does',
  async (program, paths) => {
    const { url } = await startAlone(program)
    const port = Number(new URL(url).port)
    const flood = paths.flatMap((path) => [get(path), get(path, 'HEAD')])
    const cut = flood.map((request) => cutAfter(port, request.repeat(300)))

    const [first] = paths
    const reader = await lineTo(port)
    reader.write([first, '/not-here', first].map((path) => get(path)).join('') + LAST)
    const statuses = (await text(reader)).match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(9))
    const one = String((await fetch(url + first)).status)
    expect(statuses).toEqual([one, '404', one, '404'])

    await Promise.all(cut)
  },
  120_000,
)

async function startAlone(program: Extract<Program, 'site' | 'provider'>) {
  return start(program, {
    DATA_DIR: await demoData(),
    ...(program === 'provider' && credentials),
  })
}

function get(path: string, method = 'GET'): string {
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
}

const LAST = 'GET /not-here HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

async function lineTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

/** Resolves once the server has ended the connection: who reads nothing learns it from what it cannot send any more. */
async function cutAfter(port: number, requests: string): Promise<void> {
  const socket = await lineTo(port)
  const ended = new Promise((resolve) => void socket.on('close', resolve))
  socket.write(requests)
  const probe = setInterval(() => socket.write('\r\n'), 20)
  await ended
  clearInterval(probe)
}
