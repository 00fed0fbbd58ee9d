import * as v from 'valibot'

import { LONG_TASK_MS } from '../main-thread.ts'

const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      /** Microseconds, as both that follow. */
      ts: v.number(),
      dur: v.optional(v.number(), 0),
      /** What the thread itself worked of it, however busy the machine was with others. */
      tdur: v.optional(v.number(), 0),
    }),
  ),
})

/** Which parts of a trace {@link readBlocking} reads. */
export const blockingCategories = ['loading', 'disabled-by-default-devtools.timeline']

/** How long a page's tasks stood in the way after its first paint: by the clock and by its thread's own time, which the brake on it is part of. */
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
