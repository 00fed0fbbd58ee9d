import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { json } from 'node:stream/consumers'

import * as v from 'valibot'

import { quantile } from '../figures.ts'

// A process that sends requests to a server as its input says, over its own sockets, and prints the result.
const Task = v.object({
  port: v.number(),
  /** Requested in turn. */
  paths: v.array(v.string()),
  headers: v.record(v.string(), v.string()),
  connections: v.number(),
  durationMs: v.number(),
  /** Requests per second, regardless of response times. Null: each connection sends the next request after the last response. */
  perSecond: v.nullable(v.number()),
})

/** The time in which all code of the fixed-rate sender is compiled; pauses for it would be the longest times measured. */
const WARM_UP_MS = 2_000

const task = v.parse(Task, await json(process.stdin))

/** One connection: sends a request and calls back once the whole response has arrived. */
type Line = { ask: (onAnswer: () => void) => void; socket: Socket }

/** The buffer for all responses: a buffer per response would cause garbage collection in the sender during the measurement. */
const room = Buffer.alloc(65_536)
const lines = Array.from({ length: task.connections }, toLine)
const texts = task.paths.map(toText)
const timesMs: number[] = []
let asked = 0

function toText(path: string): string {
  const headers = Object.entries({ Host: `127.0.0.1:${task.port}`, ...task.headers })
  return `GET ${path} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

function toLine(): Line {
  let missing = 0
  let onAnswer: (() => void) | null = null
  const read = (bytes: number) => {
    missing = missing === 0 ? missingAfter(room.subarray(0, bytes)) : missing - bytes
    if (missing === 0) onAnswer?.()
    return true
  }
  const address = { port: task.port, host: '127.0.0.1', noDelay: true }
  const socket = connect({ ...address, onread: { buffer: room, callback: read } })
  return {
    socket,
    ask(then) {
      onAnswer = then
      socket.write(texts[asked % texts.length] ?? '', 'latin1')
      asked += 1
    },
  }
}

/** The bytes of a response still to come after its first chunk; all servers here send the whole head in that chunk. */
function missingAfter(first: Buffer): number {
  const end = first.indexOf('\r\n\r\n')
  const head = first.toString('latin1', 0, end)
  if (end < 0 || !/^HTTP\/1\.1 (?:200|304)/.test(head)) throw new Error(`answered ${head}`)
  if (head.startsWith('HTTP/1.1 304')) return end + 4 - first.byteLength
  const [, length = Number.NaN] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
  return end + 4 + Number(length) - first.byteLength
}

/** Every connection sends its next request as soon as it has the last response. */
async function askOnAndOn(until: number): Promise<void> {
  await Promise.all(
    lines.map(
      ({ ask }) =>
        new Promise<void>((resolve) => {
          const next = () => {
            const begun = performance.now()
            ask(() => {
              timesMs.push(performance.now() - begun)
              if (performance.now() < until) next()
              else resolve()
            })
          }
          next()
        }),
    ),
  )
}

/** Sends requests at a fixed rate. A request that finds no free connection waits, and its time includes the wait. */
async function askAtRate(perSecond: number, until: number): Promise<void> {
  const free = [...lines]
  const waiting: number[] = []
  const begun = performance.now()
  let due = 0
  const send = () => {
    while (waiting.length > 0) {
      const line = free.pop()
      if (line === undefined) return
      const since = waiting.shift() ?? 0
      line.ask(() => {
        timesMs.push(performance.now() - since)
        free.push(line)
        send()
      })
    }
  }
  while (performance.now() < until) {
    const now = performance.now()
    for (; due <= ((now - begun) / 1_000) * perSecond; due += 1) waiting.push(now)
    send()
    await new Promise((wake) => setTimeout(wake, 1))
  }
  while (free.length < lines.length) await new Promise((wake) => setTimeout(wake, 1))
}

await Promise.all(lines.map(({ socket }) => once(socket, 'connect')))
if (task.perSecond !== null) {
  await askAtRate(task.perSecond, performance.now() + WARM_UP_MS)
  timesMs.length = 0
}
const [begun, used] = [performance.now(), process.cpuUsage()]
const until = begun + task.durationMs
await (task.perSecond === null ? askOnAndOn(until) : askAtRate(task.perSecond, until))
const tookMs = performance.now() - begun
const { user, system } = process.cpuUsage(used)
const told = {
  count: timesMs.length,
  perSecond: (timesMs.length / tookMs) * 1_000,
  p50Ms: quantile(timesMs, 0.5),
  p99Ms: quantile(timesMs, 0.99),
  senderLoad: (user + system) / 1_000 / tookMs,
}
process.stdout.write(JSON.stringify(told), () => process.exit())
