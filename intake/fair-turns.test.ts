import { expect, it } from 'vitest'

import { createFairTurns } from './fair-turns.ts'

const patient = new AbortController().signal
const limits = { ofNetworks: [2, 3, 4], atOnce: 6, waiting: 6 }

const isWaiting = async (turn: Promise<unknown>) =>
  (await Promise.race([turn, Promise.resolve('waits')])) === 'waits'

/** Lets what is due now happen. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('a visitor who takes all turns that are to be had leaves those of others', async () => {
  const turns = createFairTurns(limits)
  await turns.take('198.51.100.7', patient)
  await turns.take('198.51.100.7', patient)
  const third = turns.take('198.51.100.7', patient)
  expect(await turns.take('203.0.113.1', patient)).not.toBeNull()
  expect(await isWaiting(third)).toBe(true)
})

it('and so does everybody of a network, and of the one around it', async () => {
  const turns = createFairTurns(limits)
  for (const address of ['2001:db8:0:1', '2001:db8:0:2', '2001:db8:0:3']) {
    expect(await turns.take(address, patient)).not.toBeNull()
  }
  const fourthOfTheSame56 = turns.take('2001:db8:0:4', patient)
  expect(await turns.take('2001:db8:0:100', patient)).not.toBeNull()
  const fifthOfTheSame48 = turns.take('2001:db8:0:200', patient)
  expect(await turns.take('2001:db8:1:1', patient)).not.toBeNull()
  await settled()
  expect(await isWaiting(fourthOfTheSame56)).toBe(true)
  expect(await isWaiting(fifthOfTheSame48)).toBe(true)
})

it('who waits gets the turn that ends, and where too many wait there is none', async () => {
  const turns = createFairTurns({ ofNetworks: [1, 3, 4], atOnce: 6, waiting: 1 })
  const first = await turns.take('198.51.100.7', patient)
  const second = turns.take('198.51.100.7', patient)
  expect(await turns.take('198.51.100.7', patient)).toBeNull()
  first?.[Symbol.dispose]()
  expect(await second).not.toBeNull()
})

it('who leaves while waiting takes nothing along', async () => {
  const turns = createFairTurns({ ofNetworks: [5, 5, 5], atOnce: 1, waiting: 1 })
  const first = await turns.take('198.51.100.7', patient)
  const left = turns.take('198.51.100.7', AbortSignal.timeout(1))
  await expect(left).rejects.toThrow('timeout')
  first?.[Symbol.dispose]()
  for (let round = 0; round < 10; round += 1) {
    using turn = await turns.take('198.51.100.7', patient)
    expect(turn).not.toBeNull()
  }
})
