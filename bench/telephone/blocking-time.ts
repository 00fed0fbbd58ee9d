import * as v from 'valibot'

import { LONG_TASK_MS } from '../main-thread.ts'

const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      /** In microseconds, like the two fields below. */
      ts: v.number(),
      dur: v.optional(v.number(), 0),
      /** The thread's own share of `dur`, regardless of the machine's other work. */
      tdur: v.optional(v.number(), 0),
    }),
  ),
})

/** The trace categories that {@link readBlocking} reads. */
export const blockingCategories = ['loading', 'disabled-by-default-devtools.timeline']

/**
 * The blocking time of a page after its first paint: by the clock, and by its thread's own time, which includes the throttling.
 */
export function readBlocking(trace: Buffer): { blockingMs: number; blockingThreadMs: number } {
  const { traceEvents } = v.parse(Trace, JSON.parse(trace.toString()))
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint')
  if (paint === undefined) throw new Error('the page was never painted')
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts,
  )
  return {
    blockingMs: timeBlocked(tasks.map(({ dur }) => dur)),
    blockingThreadMs: timeBlocked(tasks.map(({ tdur }) => tdur)),
  }
}

function timeBlocked(durationsUs: readonly number[]): number {
  return durationsUs.reduce((sum, us) => sum + Math.max(0, us / 1_000 - LONG_TASK_MS), 0)
}
