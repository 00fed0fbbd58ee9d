import { Gauge, Registry } from 'prom-client'

import type { Answered } from '#delivery/http/with-timing.ts'
import type { CacheResult } from '#delivery/page-cache/page-cache.ts'
import type { Backlog } from '#outbox/backlog.ts'
import type { OutboxEvent } from '#outbox/events.ts'
import type { UpstreamEvent, UpstreamMeasurement } from '#upstream/events.ts'

import { createHttpMetrics, createPictureQueueMetric, type RefusalReason } from './http-metrics.ts'
import { readFamilies } from './aggregate.ts'
import type { MetricFamilies } from './metric-families.ts'
import { createProcessMetrics } from './process-metrics.ts'
import { createStorageMetrics, type FailedStore } from './storage-metrics.ts'
import { createUpstreamMetrics } from './upstream-metrics.ts'

export { toMetricsText } from './aggregate.ts'

/** What one process of the site counts for the operator. Each label has values from a closed set, never from a visitor. */
export type Metrics = {
  answered: (answered: Answered) => void
  cacheUsed: (result: CacheResult) => void
  refuse: (reason: RefusalReason, times?: number) => void
  upstreamEvent: (event: UpstreamEvent) => void
  upstreamMeasured: (measurement: UpstreamMeasurement) => void
  outboxEvent: (event: OutboxEvent) => void
  storageFailed: (store: FailedStore) => void
  /** Sets what is measured at each reading, once the site is open. */
  watch: (sources: MeasuredParts) => void
  read: () => Promise<MetricFamilies>
}

type MeasuredParts = {
  pictures: { waiting: () => { urgent: number; background: number } }
  outbox: { backlog: () => Promise<Backlog> }
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const http = createHttpMetrics(registry)
  const queue = createPictureQueueMetric(registry)
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
    upstreamEvent(event) {
      upstream.observe(event)
      if (event.kind === 'copy-failed' || event.kind === 'copy-broken') storage.failed('copies')
    },
    upstreamMeasured: (measurement) => upstream.measure(measurement),
    outboxEvent({ kind }) {
      if (kind === 'storage-failed' || kind === 'entry-not-kept') storage.failed('outbox')
    },
    storageFailed: storage.failed,
    watch(sources) {
      parts = sources
      processes.set(1)
    },
    async read() {
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
