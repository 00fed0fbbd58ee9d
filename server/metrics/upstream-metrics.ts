import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

import type { ServiceName, UpstreamEvent, UpstreamMeasurement } from '#upstream/events.ts'

const services = ['panel', 'integration', 'media'] as const satisfies readonly ServiceName[]

/** In seconds; the last is the longest that a page waits. */
const DURATIONS = [0.1, 0.5, 5]

const upAfter: ReadonlyMap<UpstreamEvent['kind'], 0 | 1> = new Map([
  ['service-down', 0],
  ['sign-in-failed', 0],
  ['service-back', 1],
  ['signed-in', 1],
])

/** Counts the calls of the agency's services, and measures the age of their answers. */
export function createUpstreamMetrics(registry: Registry) {
  const registers = [registry]
  const durations = new Histogram({
    name: 'passarela_upstream_call_duration_seconds',
    help: 'Duration of calls of the services, with a repetition',
    labelNames: ['service', 'call'],
    buckets: DURATIONS,
    registers,
  })
  const failures = new Counter({
    name: 'passarela_upstream_call_failures_total',
    help: 'Calls that got no answer, or one that says that the service is at fault',
    labelNames: ['service', 'call'],
    registers,
  })
  const up = new Gauge({
    name: 'passarela_service_up',
    help: '0 if a service counts as down, or the last sign-in failed; else 1',
    labelNames: ['service'],
    aggregator: 'min',
    registers,
  })
  const ages = new Gauge({
    name: 'passarela_answer_age_seconds',
    help: 'Age of the newest good answer that pages are made from, by call',
    labelNames: ['call'],
    aggregator: 'min',
    registers,
  })
  const newest = new Map<string, number>()
  for (const service of services) up.set({ service }, 1)
  return {
    observe(event: UpstreamEvent) {
      const isUp = upAfter.get(event.kind)
      if (isUp !== undefined && 'service' in event) up.set({ service: event.service }, isUp)
    },
    measure(measurement: UpstreamMeasurement) {
      if (measurement.kind === 'answer-stored') {
        const { call, asOf } = measurement
        newest.set(call, Math.max(asOf, newest.get(call) ?? 0))
        return
      }
      const { service, call, ms, isFault } = measurement
      durations.observe({ service, call }, ms / 1_000)
      failures.inc({ service, call }, isFault ? 1 : 0)
    },
    readAges() {
      for (const [call, asOf] of newest) ages.set({ call }, Math.max(0, Date.now() - asOf) / 1_000)
    },
  }
}
