import { expect, it } from 'vitest'

import { readBlocking } from './blocking-time.ts'

const task = (ts: number, dur: number, tdur: number, tid = 1) => ({
  name: 'RunTask',
  pid: 7,
  tid,
  ts,
  dur,
  tdur,
})

it('blocking time is what tasks of the page take above 50 ms after its first paint', () => {
  const traceEvents = [
    task(10, 400_000, 400_000), // before the first paint
    { name: 'firstContentfulPaint', pid: 7, tid: 1, ts: 500_000 },
    task(600_000, 90_000, 60_000),
    task(700_000, 50_000, 50_000),
    task(800_000, 70_000, 20_000),
    task(900_000, 300_000, 300_000, 2), // another thread
  ]
  const trace = Buffer.from(JSON.stringify({ traceEvents }))
  expect(readBlocking(trace)).toEqual({ blockingMs: 60, blockingThreadMs: 10 })
})
