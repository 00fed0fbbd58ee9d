import cluster, { type Worker } from 'node:cluster'

import { Registry } from 'prom-client'

import { within } from '#storage/within.ts'

import { readFamilies } from '../metrics/aggregate.ts'
import { createProcessMetrics } from '../metrics/process-metrics.ts'
import { createProcessTotals } from '../metrics/process-totals.ts'
import { liveWorkers, type MetricsMessage, send } from './primary.ts'

/** The longest time to wait for a process; one that does not answer counts with its last numbers. */
const READING_MS = 3_000

/** Reads the metrics of all processes in the primary. */
export type AllMetrics = {
  receive: (worker: Worker, message: MetricsMessage) => void
  /** One reading at a time. */
  read: () => Promise<string>
}

export function createAllMetrics(): AllMetrics {
  const registry = new Registry()
  const measureProcess = createProcessMetrics(registry)
  const totals = createProcessTotals()
  const waiting = new Set<number>()
  let reading = 0
  let finish: (() => void) | null = null
  const forget = (id: number) => {
    waiting.delete(id)
    if (waiting.size === 0) finish?.()
  }
  cluster.on('exit', ({ id }) => {
    totals.leave(id)
    forget(id)
  })

  return {
    receive({ id }, { reading: of, families }) {
      if (of !== reading) return // too late
      totals.receive(id, families)
      forget(id)
    },
    async read() {
      const { promise: finished, resolve } = Promise.withResolvers<void>()
      finish = resolve
      reading += 1
      const workers = liveWorkers()
      for (const { id } of workers) waiting.add(id)
      for (const worker of workers) send(worker, { kind: 'read-metrics', reading })
      if (waiting.size > 0) await within(READING_MS, finished, () => null)
      waiting.clear()
      await measureProcess()
      return totals.text(await readFamilies(registry))
    },
  }
}
