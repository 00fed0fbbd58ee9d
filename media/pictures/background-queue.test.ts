import { describe, expect, it } from 'vitest'

import { createBackgroundQueue } from './background-queue.ts'

describe('a backlog', () => {
  it('does everything, so many at once, in the order in which it came', async () => {
    const { backgroundQueue, begun, finish } = slowWork({ atOnce: 2 })
    for (const key of ['a', 'b', 'c', 'd']) backgroundQueue.add(key, finish.of(key))
    expect(begun).toEqual(['a', 'b'])
    await finish.all()
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
    expect(backgroundQueue.waiting()).toBe(0)
  })

  it('does a thing once, however often it is wanted meanwhile, and again later', async () => {
    const { backgroundQueue, begun, finish } = slowWork({ atOnce: 1 })
    for (const key of ['a', 'a', 'b', 'b', 'a']) backgroundQueue.add(key, finish.of(key))
    await finish.all()
    expect(begun).toEqual(['a', 'b'])
    backgroundQueue.add('a', finish.of('a'))
    expect(begun).toEqual(['a', 'b', 'a'])
  })

  it('forgets what is beyond its length, and all that is due when it is cleared', async () => {
    const { backgroundQueue, begun, finish } = slowWork({ atOnce: 1, waiting: 2 })
    for (const key of ['a', 'b', 'c', 'd', 'e']) backgroundQueue.add(key, finish.of(key))
    expect(backgroundQueue.waiting()).toBe(2)
    backgroundQueue.clear()
    await finish.all()
    expect(begun).toEqual(['a'])
  })
})

function slowWork(limits: { atOnce: number; waiting?: number }) {
  const backgroundQueue = createBackgroundQueue({ waiting: 10, ...limits })
  const begun: string[] = []
  const gate = Promise.withResolvers<void>()
  const of = (key: string) => async () => {
    begun.push(key)
    await gate.promise
  }
  const all = async () => {
    gate.resolve()
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  }
  return { backgroundQueue, begun, finish: { of, all } }
}
