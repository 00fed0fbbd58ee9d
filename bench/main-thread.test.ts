import { expect, it } from 'vitest'

import { longestOf, tasksIn } from './main-thread.ts'

const thread = { pid: 7, tid: 1 }
const mainThread = { ...thread, ph: 'M', name: 'thread_name', args: { name: 'CrRendererMain' } }

/** In milliseconds; the thread's own time is half of the elapsed time. */
function span(name: string, start: number, ms: number, args = {}) {
  return { ...thread, ph: 'X', name, ts: start * 1_000, dur: ms * 2_000, tdur: ms * 1_000, args }
}

function traceOf(...spans: unknown[]): string {
  return JSON.stringify({ traceEvents: [...spans, mainThread] })
}

const ofSite = { data: { url: 'http://127.0.0.1/assets/site.js' } }
const ofBenchmark = { data: { url: '' } }

it('a task is as long as its thread has worked on it, whatever else the machine did meanwhile', () => {
  const trace = traceOf(span('RunTask', 0, 30), span('FunctionCall', 1, 20, ofSite))
  expect(tasksIn(trace)).toEqual([{ ms: 30, garbageMs: 0 }])
})

it('the collection of garbage is named, once, in whatever script it happens', () => {
  const trace = traceOf(
    span('RunTask', 0, 30),
    span('FunctionCall', 1, 25, ofSite),
    span('MajorGC', 2, 10),
    span('MinorGC', 3, 2), // within the span before
    span('MinorGC', 40, 4),
    span('RunTask', 70, 5),
  )
  expect(tasksIn(trace)).toEqual([
    { ms: 30, garbageMs: 14 },
    { ms: 5, garbageMs: 0 },
  ])
})

it('the benchmark’s own script is not the page’s', () => {
  const trace = traceOf(
    span('RunTask', 0, 30),
    span('EvaluateScript', 1, 12),
    span('FunctionCall', 2, 3, ofBenchmark), // within the span before
    span('RunTask', 70, 5),
    span('FunctionCall', 71, 4, ofBenchmark),
  )
  expect(tasksIn(trace).map(({ ms }) => ms)).toEqual([18, 1])
})

it('other threads are not the page', () => {
  const elsewhere = { ...span('RunTask', 0, 90), tid: 2 }
  const inAnotherProcess = { ...span('RunTask', 0, 90), pid: 8 }
  expect(tasksIn(traceOf(elsewhere, inAnotherProcess, span('RunTask', 0, 1)))).toHaveLength(1)
})

it('pages that work at the same time have tasks of their own', () => {
  const other = { ...thread, pid: 8 }
  const trace = traceOf(
    span('RunTask', 0, 30),
    { ...span('RunTask', 1, 20), ...other },
    { ...span('MinorGC', 2, 5), ...other },
    { ...mainThread, ...other },
  )
  expect(tasksIn(trace)).toEqual([
    { ms: 30, garbageMs: 0 },
    { ms: 20, garbageMs: 5 },
  ])
})

it('the longest of no tasks is none', () => {
  expect(longestOf([])).toEqual({ ms: 0, garbageMs: 0 })
  expect(longestOf(tasksIn(traceOf(span('RunTask', 0, 3), span('RunTask', 9, 4)))).ms).toBe(4)
})
