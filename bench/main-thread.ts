import type { Browser } from 'playwright'
import * as v from 'valibot'

/**
 * An uninterrupted task of a page's main thread, in milliseconds of the thread's own time: the machine's other work is not
 * included.
 */
export type Task = {
  /** Without the benchmark's own script in the page. */
  ms: number
  /** The part of it spent on garbage collection. */
  garbageMs: number
}

/** A longer task delays a visitor's tap (W3C Long Tasks; Core Web Vitals: Total Blocking Time). */
export const LONG_TASK_MS = 50

const none: Task = { ms: 0, garbageMs: 0 }

/** All tasks of a browser's pages during an action. */
export async function tasksDuring(browser: Browser, act: () => Promise<unknown>): Promise<Task[]> {
  await browser.startTracing(undefined, { categories })
  await act()
  const tasks = tasksIn((await browser.stopTracing()).toString())
  if (tasks.length === 0) throw new Error('Chromium traces no tasks, or tells no time of theirs')
  return tasks
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata']

/** The tasks in a Chromium trace (Trace Event Format, as JSON), in order per page. */
export function tasksIn(trace: string): Task[] {
  const { traceEvents } = v.parse(Trace, JSON.parse(trace))
  const mainThreads = new Set(
    traceEvents.filter((each) => v.is(MainThread, each)).map((each) => threadOf(each)),
  )
  const spans = traceEvents
    .filter((each) => v.is(Span, each))
    .filter((each) => mainThreads.has(threadOf(each)))
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
  return [...Map.groupBy(spans, threadOf).values()].flatMap(tasksOf)
}

/** The tasks of one thread, from its spans in order. */
function tasksOf(spans: readonly Span[]): Task[] {
  const tasks: Task[] = []
  const ends = { task: 0, garbage: 0, script: 0 } // the end of the last outermost span of each kind
  for (const span of spans) {
    const end = span.ts + span.dur
    if (span.name === 'RunTask' && span.ts >= ends.task) {
      tasks.push({ ms: span.tdur / 1_000, garbageMs: 0 })
      ends.task = end
    }
    const task = tasks.at(-1)
    if (task === undefined || span.ts >= ends.task) continue
    if (isGarbage(span) && span.ts >= ends.garbage) {
      task.garbageMs += span.tdur / 1_000
      ends.garbage = end
    }
    if (isOwnScript(span) && span.ts >= ends.script) {
      task.ms -= span.tdur / 1_000
      ends.script = end
    }
  }
  return tasks
}

/** The longest of several tasks; an empty task if there are none. */
export function longestOf(tasks: readonly Task[]): Task {
  return tasks.reduce((longest, task) => (task.ms > longest.ms ? task : longest), none)
}

const Thread = { pid: v.number(), tid: v.number() }

const MainThread = v.object({
  ...Thread,
  name: v.literal('thread_name'),
  args: v.object({ name: v.literal('CrRendererMain') }),
})

/** Times in microseconds; `tdur` is the thread's own time. */
const Span = v.object({
  ...Thread,
  ph: v.literal('X'),
  name: v.picklist(['RunTask', 'MinorGC', 'MajorGC', 'FunctionCall', 'EvaluateScript']),
  ts: v.number(),
  dur: v.number(),
  tdur: v.number(),
  args: v.object({ data: v.optional(v.object({ url: v.optional(v.string()) })) }),
})
type Span = v.InferOutput<typeof Span>

const Trace = v.object({ traceEvents: v.array(v.unknown()) })

/** Thread numbers are unique only within a process. */
function threadOf({ pid, tid }: { pid: number; tid: number }): string {
  return `${pid} ${tid}`
}

function isGarbage({ name }: Span): boolean {
  return name === 'MinorGC' || name === 'MajorGC'
}

/** Playwright's scripts and evaluated code have no URL; the site's scripts have one. */
function isOwnScript({ name, args }: Span): boolean {
  return (name === 'FunctionCall' || name === 'EvaluateScript') && !args.data?.url
}
