import { Gauge, Registry } from 'prom-client'

import type { Backlog } from '#outbox/backlog.ts'
import type { OutboxEvent } from '#outbox/events.ts'
import type { UpstreamEvent, UpstreamMeasurement } from '#upstream/events.ts'

import { createHttpMetrics } from './http-metrics.ts'
import { readFamilies } from './aggregate.ts'
import type { MetricFamilies } from './metric-families.ts'
import { createProcessMetrics } from './process-metrics.ts'
import { createStorageMetrics } from './storage-metrics.ts'
import { createUpstreamMetrics } from './upstream-metrics.ts'

export { toMetricsText } from './aggregate.ts'

export type Metrics = ReturnType<typeof createMetrics>

type MeasuredParts = {
  pictures: { waiting: () => { urgent: number; background: number } }
  outbox: { backlog: () => Promise<Backlog> }
}

/** What one process of the site counts for the operator. Each label has values from a closed set, never from a visitor. */
export function createMetrics() {
  const registry = new Registry()
  const http = createHttpMetrics(registry)
  const queue = new Gauge({
    name: 'passarela_picture_queue_length',
    help: 'Jobs that wait to fetch or encode pictures',
    labelNames: ['priority'],
    registers: [registry],
  })
  const upstream = createUpstreamMetrics(registry)
  const storage = createStorageMetrics(registry)
  const measureProcess = createProcessMetrics(registry)
  const processes = new Gauge({
    name: 'passarela_processes',
    help: 'Processes of the site that answer visitors',
    registers: [registry],
  })
  let parts: MeasuredParts | null = null
  return {
    ...http,
    upstreamEvent(event: UpstreamEvent) {
      upstream.observe(event)
      if (event.kind === 'copy-failed' || event.kind === 'copy-broken') storage.failed('copies')
    },
    upstreamMeasured: (measurement: UpstreamMeasurement) => upstream.measure(measurement),
    outboxEvent({ kind }: OutboxEvent) {
      if (kind === 'storage-failed' || kind === 'entry-not-kept') storage.failed('outbox')
    },
    storageFailed: storage.failed,
    /** Sets what is measured at each reading, once the site is open. */
    watch(sources: MeasuredParts) {
      parts = sources
      processes.set(1)
    },
    read: async (): Promise<MetricFamilies> => {
      upstream.readAges()
      await measureProcess()
      if (parts !== null) {
        const { urgent, background } = parts.pictures.waiting()
        queue.set({ priority: 'urgent' }, urgent)
        queue.set({ priority: 'background' }, background)
        await storage.readBacklog(parts.outbox.backlog)
      }
      return readFamilies(registry)
    },
  }
}
