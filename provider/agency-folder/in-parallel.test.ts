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

it('after a failure nothing more is begun', async () => {
  const begun: number[] = []
  const failing = inParallel([1, 2, 3, 4, 5, 6], 2, async (item) => {
    begun.push(item)
    await sleep(1)
    if (item === 2) throw new Error('two is bad')
  })
  await expect(failing).rejects.toThrow('two is bad')
  await sleep(10)
  expect(begun.length).toBeLessThan(5)
})

it('nothing to do is done at once', async () => {
  expect(await inParallel([], 4, async () => 1)).toEqual([])
})
