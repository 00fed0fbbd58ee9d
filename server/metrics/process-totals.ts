import { sumCounts, toMetricsText } from './aggregate.ts'
import type { MetricFamilies } from './metric-families.ts'

/** The metrics of all processes of the site together. */
export type ProcessTotals = {
  /** Replaces the metrics of a process by its newest ones. */
  receive: (process: number, families: MetricFamilies) => void
  /** Keeps the counts of a process that has ended: a sum that shrinks would look like a restart of the whole site. */
  leave: (process: number) => void
  /** The text of all metrics; `own` are those of this process. */
  text: (own: MetricFamilies) => Promise<string>
}

export function createProcessTotals(): ProcessTotals {
  const newest = new Map<number, MetricFamilies>()
  const ended: MetricFamilies[] = []

  return {
    receive: (process, families) => void newest.set(process, families),
    leave(process) {
      const last = newest.get(process)
      if (last !== undefined && newest.delete(process)) ended.push(last)
    },
    async text(own) {
      if (ended.length > 0) ended.push(await sumCounts(ended.splice(0)))
      return toMetricsText([own, ...newest.values(), ...ended])
    },
  }
}
