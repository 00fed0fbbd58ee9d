import { expect, it } from 'vitest'

import { createFairSemaphore } from './fair-semaphore.ts'

const patient = new AbortController().signal
const limits = { ofNetworks: [2, 3, 4], atOnce: 6, waiting: 6 }

const isWaiting = async (permit: Promise<unknown>) =>
  (await Promise.race([permit, Promise.resolve('waits')])) === 'waits'

/** Lets what is due now happen. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('a visitor who takes all their own permits leaves those of others free', async () => {
  const semaphore = createFairSemaphore(limits)
  await semaphore.acquire('198.51.100.7', patient)
  await semaphore.acquire('198.51.100.7', patient)
  const third = semaphore.acquire('198.51.100.7', patient)
  expect(await semaphore.acquire('203.0.113.1', patient)).not.toBeNull()
  expect(await isWaiting(third)).toBe(true)
})

it('and so does everybody of a network, and of the one around it', async () => {
  const semaphore = createFairSemaphore(limits)
  for (const address of ['2001:db8:0:1', '2001:db8:0:2', '2001:db8:0:3']) {
    expect(await semaphore.acquire(address, patient)).not.toBeNull()
  }
  const fourthOfTheSame56 = semaphore.acquire('2001:db8:0:4', patient)
  expect(await semaphore.acquire('2001:db8:0:100', patient)).not.toBeNull()
  const fifthOfTheSame48 = semaphore.acquire('2001:db8:0:200', patient)
  expect(await semaphore.acquire('2001:db8:1:1', patient)).not.toBeNull()
  await settled()
  expect(await isWaiting(fourthOfTheSame56)).toBe(true)
  expect(await isWaiting(fifthOfTheSame48)).toBe(true)
})

it('a waiting caller gets the next released permit; if too many wait, there is none', async () => {
  const semaphore = createFairSemaphore({ ofNetworks: [1, 3, 4], atOnce: 6, waiting: 1 })
  const first = await semaphore.acquire('198.51.100.7', patient)
  const second = semaphore.acquire('198.51.100.7', patient)
  expect(await semaphore.acquire('198.51.100.7', patient)).toBeNull()
  first?.[Symbol.dispose]()
  expect(await second).not.toBeNull()
})

it('a caller that leaves while waiting takes no permit', async () => {
  const semaphore = createFairSemaphore({ ofNetworks: [5, 5, 5], atOnce: 1, waiting: 1 })
  const first = await semaphore.acquire('198.51.100.7', patient)
  const left = semaphore.acquire('198.51.100.7', AbortSignal.timeout(1))
  await expect(left).rejects.toThrow('timeout')
  first?.[Symbol.dispose]()
  for (let round = 0; round < 10; round += 1) {
    using permit = await semaphore.acquire('198.51.100.7', patient)
    expect(permit).not.toBeNull()
  }
})
