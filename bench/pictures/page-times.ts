import { setTimeout as wait } from 'node:timers/promises'

import { inMs, quantile } from '../figures.ts'

const EVERY_MS = 25

/** Cached pages, and the form's page, which is rendered for each visitor. */
const pages = ['/', '/modelos', '/en/models/women/all', '/seja-um-modelo']

/**
 * Requests one page after the other while something else runs, at most forty a second. Returns the time of each, in milliseconds.
 */
export async function pageTimesDuring(
  origin: string,
  goingOn: Promise<unknown>,
): Promise<number[]> {
  const timesMs: number[] = []
  const end = new AbortController()
  const over = goingOn.finally(() => end.abort())
  while (!end.signal.aborted) {
    for (const page of pages) {
      const begun = performance.now()
      const answer = await fetch(origin + page)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`)
      timesMs.push(performance.now() - begun)
      await wait(EVERY_MS)
    }
  }
  await over
  return timesMs
}

/** `18 ms (p50 6.1 ms, 240 pages)`. */
export function p95Of(timesMs: readonly number[]): string {
  const [p50, p95] = [quantile(timesMs, 0.5), quantile(timesMs, 0.95)]
  return `${inMs(p95)} (p50 ${inMs(p50)}, ${timesMs.length} pages)`
}
