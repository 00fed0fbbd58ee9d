import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { withTimeout } from './with-timeout.ts'

const late = () => 'late'
const tooLate = () => {
  throw new Error('too late')
}

it('work in time has its own result, or its own failure', async () => {
  expect(await withTimeout(10_000, sleep(1, 'done'), late)).toBe('done')
  await expect(withTimeout(10_000, Promise.reject(new Error('broken')), late)).rejects.toThrow(
    'broken',
  )
})

it('work that takes longer has the result of `onTimeout`, or its failure', async () => {
  expect(await withTimeout(1, sleep(100, 'done'), late)).toBe('late')
  await expect(withTimeout(1, sleep(100), tooLate)).rejects.toThrow('too late')
})
