import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { within } from './within.ts'

const late = () => 'late'
const tooLate = () => {
  throw new Error('too late')
}

it('work in time has its own result, or its own failure', async () => {
  expect(await within(10_000, sleep(1, 'done'), late)).toBe('done')
  await expect(within(10_000, Promise.reject(new Error('broken')), late)).rejects.toThrow('broken')
})

it('late work has the result of lateness, or its failure', async () => {
  expect(await within(1, sleep(100, 'done'), late)).toBe('late')
  await expect(within(1, sleep(100), tooLate)).rejects.toThrow('too late')
})
