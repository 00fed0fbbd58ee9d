import { setTimeout as delay } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { createEncoderProcesses, ProcessNotStarted, programBeside } from './encoder-processes.ts'

const limits = { jobMs: 1_500, idleMs: 1_000, maxBytes: 512_000_000 }

it('the time of a job begins once its process is ready, so that a slow start costs no picture', async () => {
  const processes = createEncoderProcesses({
    program: programBeside(import.meta, 'slow-process.fixture'),
    ...limits,
  })
  onTestFinished(() => processes.close())
  expect(await processes.run({ kind: 'any' })).toEqual({ kind: 'any' })
})

it('a process that ends before it is ready is no fault of the picture', async () => {
  const processes = createEncoderProcesses({ program: '/nowhere.js', ...limits })
  onTestFinished(() => processes.close())
  await expect(processes.run({ kind: 'any' })).rejects.toThrow(ProcessNotStarted)
})

it('a process that is ended because it was idle gets no further job', async () => {
  const idleMs = 20
  const processes = createEncoderProcesses({
    program: programBeside(import.meta, 'slow-process.fixture'),
    ...limits,
    idleMs,
  })
  onTestFinished(() => processes.close())
  await processes.run({ kind: 'first' })
  await delay(idleMs) // it is killed in the same turn, before its exit can be known
  expect(await processes.run({ kind: 'second' })).toEqual({ kind: 'second' })
})
