import { cpus, loadavg, release, totalmem, type } from 'node:os'

import type { Task } from './main-thread.ts'

/** A row of a benchmark's table. */
export type Figure = { what: string; goal: string; measured: string }

/** A benchmark's figures as a Markdown table, for docs/performance.md. */
export function tableOf(figures: readonly Figure[]): string {
  const lines = figures.map(({ what, goal, measured }) => `| ${what} | ${goal} | ${measured} |`)
  return ['| what | goal | measured |', '| --- | --- | --- |', ...lines].join('\n')
}

/** The machine, the date, and the load: tasks waiting for its processors. */
export function machine(): string {
  const day = new Date().toISOString().slice(0, 10)
  const [cpu] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const load = `load ${loadavg()[1]?.toFixed(1)}`
  const processors = `${cpus().length} × ${cpu?.model.trim()}`
  return `Measured on ${day}: ${processors}, ${memory}, ${type()} ${release()}, Node ${process.versions.node}; ${load}.`
}

/** `median 1.2, at most 3.4 ms`. */
export function spreadOf(timesMs: readonly number[]): string {
  return `median ${inMs(quantile(timesMs, 0.5))}, at most ${inMs(quantile(timesMs, 1))}`
}

/** The value at or below which the given share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}

export function inMs(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`
}

/** `43 ms`, or `52 ms, 38 of them garbage`. */
export function inTask({ ms, garbageMs }: Task): string {
  return garbageMs < 1 ? inMs(ms) : `${inMs(ms)}, ${garbageMs.toFixed(0)} of them garbage`
}

/** In kilobytes, like the budgets. */
export function inKb(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`
}

export function inMb(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
