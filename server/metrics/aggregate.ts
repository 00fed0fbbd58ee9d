import { AggregatorRegistry, type PrometheusContentType, type Registry } from 'prom-client'
import * as v from 'valibot'

import { MetricFamilies } from './metric-families.ts'

/** The current values of a registry's metrics. */
export async function readFamilies(registry: Pick<Registry, 'getMetricsAsJSON'>) {
  return v.parse(MetricFamilies, await registry.getMetricsAsJSON())
}

/** The metrics of several processes as one, in the text format of Prometheus. */
export function toMetricsText(processes: readonly MetricFamilies[]): Promise<string> {
  return aggregate(processes).metrics()
}

/** The counts of several processes as one process's, without the values that only describe a moment. */
export function sumCounts(processes: readonly MetricFamilies[]): Promise<MetricFamilies> {
  const counts = processes.map((families) => families.filter(({ type }) => type !== 'gauge'))
  return readFamilies(aggregate(counts))
}

function aggregate(processes: readonly MetricFamilies[]) {
  return AggregatorRegistry.aggregate<PrometheusContentType>([...processes])
}
