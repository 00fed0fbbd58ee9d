import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { inParallel } from './in-parallel.ts'

it('results stand in the order of the items, whichever was ready first', async () => {
  const delayed = await inParallel([30, 0, 10], 3, async (ms) => {
    await sleep(ms)
    return ms
  })
  expect(delayed).toEqual([30, 0, 10])
})

it('never more at once than allowed', async () => {
  const working = { now: 0, most: 0 }
  await inParallel(Array.from({ length: 20 }), 3, async () => {
    working.most = Math.max(working.most, ++working.now)
    await sleep(1)
    working.now--
  })
  expect(working).toEqual({ now: 0, most: 3 })
})

it('starts no work after a failure, and finishes work that has started', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const failing = inParallel([1, 2, 3, 4], 2, async (item) => {
    begun.push(item)
    await sleep(item === 2 ? 1 : 20)
    if (item === 2) throw new Error('two is bad')
    ended.push(item)
  })
  await expect(failing).rejects.toThrow('two is bad')
  expect({ begun, ended }).toEqual({ begun: [1, 2], ended: [1] })
})

it('nothing to do is done at once', async () => {
  expect(await inParallel([], 4, async () => 1)).toEqual([])
})
