import cluster, { type Worker } from 'node:cluster'

import { Registry } from 'prom-client'

import { withTimeout } from '#storage/with-timeout.ts'

import { readFamilies, sumCounts, toMetricsText } from '../metrics/aggregate.ts'
import type { MetricFamilies } from '../metrics/metric-families.ts'
import { createProcessMetrics } from '../metrics/process-metrics.ts'
import { liveWorkers, type MetricsMessage, send } from './primary.ts'

/** The longest time to wait for a process; one that does not answer counts with its last numbers. */
const READING_MS = 3_000

/** Reads the metrics of all processes in the primary. */
export type AllMetrics = ReturnType<typeof createAllMetrics>

export function createAllMetrics() {
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
    receive: ({ id }: Worker, { reading: of, families }: MetricsMessage): void => {
      if (of !== reading) return // too late
      totals.receive(id, families)
      forget(id)
    },
    /** One reading at a time. */
    read: async (): Promise<string> => {
      const { promise: finished, resolve } = Promise.withResolvers<void>()
      finish = resolve
      reading += 1
      const workers = liveWorkers()
      for (const { id } of workers) waiting.add(id)
      for (const worker of workers) send(worker, { kind: 'read-metrics', reading })
      if (waiting.size > 0) await withTimeout(READING_MS, finished, () => null)
      waiting.clear()
      await measureProcess()
      return totals.text(await readFamilies(registry))
    },
  }
}

/** The metrics of all processes of the site together. */
export function createProcessTotals() {
  const newest = new Map<number, MetricFamilies>()
  const ended: MetricFamilies[] = []

  return {
    /** Replaces the metrics of a process by its newest ones. */
    receive: (process: number, families: MetricFamilies): void =>
      void newest.set(process, families),
    /** Keeps the counts of a process that has ended: a sum that shrinks would look like a restart of the whole site. */
    leave(process: number): void {
      const last = newest.get(process)
      if (last !== undefined && newest.delete(process)) ended.push(last)
    },
    /** The text of all metrics; `own` are those of this process. */
    async text(own: MetricFamilies): Promise<string> {
      if (ended.length > 0) ended.push(await sumCounts(ended.splice(0)))
      return toMetricsText([own, ...newest.values(), ...ended])
    },
  }
}
