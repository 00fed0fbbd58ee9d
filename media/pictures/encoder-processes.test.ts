import { expect, it, onTestFinished } from 'vitest'

import { createEncoderProcesses, programBeside } from './encoder-processes.ts'

it('the time of a job begins once its process is ready, so that a slow start costs no picture', async () => {
  const processes = createEncoderProcesses({
    program: programBeside(import.meta, 'slow-process.fixture'),
    jobMs: 1_500,
    idleMs: 1_000,
    maxBytes: 512_000_000,
  })
  onTestFinished(() => processes.close())
  expect(await processes.run({ kind: 'any' })).toEqual({ kind: 'any' })
})
