import { readFile } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'

import { Gauge, type Registry } from 'prom-client'

/** Half of the delays are shorter than the first, 99 of 100 than the second, all than the last. */
const percentiles = { p50: 50, p99: 99, max: 100 } as const
const RESOLUTION_MS = 20

/** Measures this process: its event loop since the last reading, and its memory with that of its encoders. */
export function createProcessMetrics(registry: Registry) {
  const registers = [registry]
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const delays = new Gauge({
    name: 'passarela_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last reading; of several processes, the longest',
    labelNames: ['delay'],
    aggregator: 'max',
    registers,
  })
  const memory = new Gauge({
    name: 'passarela_memory_bytes',
    help: 'Memory of all processes; children are those that decode pictures',
    labelNames: ['part'],
    registers,
  })
  return async () => {
    for (const [name, percentile] of Object.entries(percentiles)) {
      const nanoseconds = delay.count === 0 ? 0 : delay.percentile(percentile)
      // what is measured is the time between two ticks, which without any delay is the resolution
      delays.set({ delay: name }, Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1_000))
    }
    delay.reset()
    const { rss, heapUsed, external } = process.memoryUsage()
    memory.set({ part: 'resident' }, rss)
    memory.set({ part: 'heap' }, heapUsed)
    memory.set({ part: 'external' }, external)
    const children = await residentOfChildren()
    if (children !== null) memory.set({ part: 'children' }, children)
  }
}

/** The resident memory of this process's children in bytes, as Linux tells it; null on other systems. */
async function residentOfChildren(): Promise<number | null> {
  const { pid } = process
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => null)
  if (list === null) return null
  const sizes = await Promise.all(list.split(' ').filter(Boolean).map(residentOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** 0 for a process that has ended meanwhile. */
async function residentOf(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024
}
