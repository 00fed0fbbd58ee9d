import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

import * as v from 'valibot'

import { findProgram } from './find-program.ts'
import { asBrowser } from './recorded-answer.ts'
import { bindTo, processors, processorTimeMs } from './processors.ts'

/** The result of one measurement. */
const Sent = v.object({
  count: v.number(),
  perSecond: v.number(),
  p50Ms: v.number(),
  p99Ms: v.number(),
  /** The share of its processor that the sender used: near 1, the sender was the bottleneck. */
  senderLoad: v.number(),
})
export type Sent = v.InferOutput<typeof Sent>

export type Asking = {
  url: string
  /** The request headers: a browser's, and more. */
  headers?: Readonly<Record<string, string>>
  connections: number
  durationMs: number
}

/** Requests a page as fast as the server responds, with wrk if it is installed. */
export async function sendAllItTakes(asking: Asking): Promise<Sent> {
  const wrk = await findProgram('wrk')
  return wrk === null ? send(asking, { perSecond: null }) : sendByWrk(wrk, asking)
}

/**
 * Requests a page at a fixed rate; or several pages in turn, as fast as the server responds. On the sender's processor, unless
 * `isBound` is false.
 */
export async function send(
  { url, headers, ...asking }: Asking,
  {
    isBound = true,
    ...how
  }: { perSecond: number | null; paths?: readonly string[]; isBound?: boolean },
): Promise<Sent> {
  const { port, pathname, search } = new URL(url)
  const paths = [`${pathname}${search}`]
  const task = { paths, ...asking, ...how, headers: { ...asBrowser, ...headers } }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'sender.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (isBound) await bindTo(processors.sender, { pid: child.pid ?? 0 })
  child.stdin.end(JSON.stringify({ ...task, port: Number(port) }))
  return v.parse(Sent, await json(child.stdout))
}

async function sendByWrk(wrk: string, asking: Asking): Promise<Sent> {
  const { url, headers, connections, durationMs } = asking
  const said = Object.entries({ ...asBrowser, ...headers })
  const child = spawn(
    wrk,
    ['-t1', `-c${connections}`, `-d${Math.ceil(durationMs / 1_000)}`, '--latency', url].concat(
      said.flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await bindTo(processors.sender, { pid: child.pid ?? 0 })
  const [senderLoad, told] = await Promise.all([loadUntilEnd(child), text(child.stdout)])
  return { ...readWrk(told), senderLoad }
}

type Child = ReturnType<typeof spawn>

/** The share of a processor that a process uses, as last reported before its end. */
async function loadUntilEnd(child: Child): Promise<number> {
  const ended = once(child, 'exit')
  const begun = performance.now()
  let load = Number.NaN
  while (child.exitCode === null) {
    const usedMs = await processorTimeMs({ pid: child.pid ?? 0 })
    if (usedMs !== null && usedMs > 0) load = usedMs / (performance.now() - begun)
    await Promise.race([ended, wait(200)])
  }
  return load
}

/** Parses wrk's output: `Requests/sec: 123.45`, `50% 1.23ms`. Throws on any response other than 2xx and 3xx. */
export function readWrk(told: string): Omit<Sent, 'senderLoad'> {
  const fault = /Non-2xx.*|Socket errors.*/.exec(told)
  if (fault !== null) throw new Error(`wrk says: ${fault[0]}`)
  const find = (pattern: RegExp) => pattern.exec(told)?.[1] ?? ''
  return {
    count: Number(find(/(\d+) requests in/)),
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p50Ms: toMs(find(/^\s+50%\s+(\S+)/m)),
    p99Ms: toMs(find(/^\s+99%\s+(\S+)/m)),
  }
}

const unitsMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

function toMs(time: string): number {
  const [, amount, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(time) ?? []
  return Number(amount) * (unitsMs[unit] ?? Number.NaN)
}
