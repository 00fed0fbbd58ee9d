import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createWorkQueue, type Priority } from './work-queue.ts'

describe('a work queue', () => {
  it('never does more at once than it may, and loses nothing', async () => {
    const priority = fc.constantFrom<Priority>('urgent', 'background')
    await fc.assert(
      fc.asyncProperty(fc.array(priority), fc.integer({ min: 1, max: 4 }), async (all, atOnce) => {
        const queue = createWorkQueue({ atOnce, waiting: 1_000, waitMs: 1_000 })
        let running = 0
        let most = 0
        const work = async () => {
          most = Math.max(most, ++running)
          await Promise.resolve()
          return running--
        }
        await Promise.all(all.map((each) => queue.run(each, work)))
        expect(most).toBeLessThanOrEqual(atOnce)
        expect(running + queue.waiting()).toBe(0)
      }),
    )
  })

  it('does urgent work before background work', async () => {
    const { queue, done, doing } = orderly({ atOnce: 1 })
    const all = [doing('background', 'first'), doing('background', 'last')]
    await Promise.all([...all, doing('urgent', 'second')])
    expect(done).toEqual(['first', 'second', 'last'])
    expect(queue.waiting()).toBe(0)
  })

  it('keeps a turn free for visitors', async () => {
    const { done, doing } = orderly({ atOnce: 2 })
    const slow = Promise.withResolvers<void>()
    const background = [doing('background', 'a', slow.promise), doing('background', 'b')]
    await doing('urgent', 'visitor')
    expect(done).toEqual(['visitor'])
    slow.resolve()
    await Promise.all(background)
    expect(done).toEqual(['visitor', 'a', 'b'])
  })

  it('refuses work beyond its limit at once', async () => {
    const { queue, doing } = orderly({ atOnce: 1, waiting: 1 })
    const slow = Promise.withResolvers<void>()
    const taken = [doing('urgent', 'a', slow.promise), doing('urgent', 'b')]
    expect(await doing('urgent', 'c')).toMatchObject({ status: 'unavailable' })
    expect(queue.waiting()).toBe(1)
    slow.resolve()
    expect(await Promise.all(taken)).toEqual(['a', 'b'])
  })

  it('refuses urgent work that has waited too long, but not background work', async () => {
    const { doing } = orderly({ atOnce: 1, waitMs: 5 })
    const slow = Promise.withResolvers<void>()
    const first = doing('urgent', 'a', slow.promise)
    const [late, patient] = [doing('urgent', 'late'), doing('background', 'patient')]
    setTimeout(slow.resolve, 20)
    expect(await late).toMatchObject({ status: 'unavailable' })
    expect(await Promise.all([first, patient])).toEqual(['a', 'patient'])
  })

  it('continues after a failure', async () => {
    const { queue, doing } = orderly({ atOnce: 1 })
    const failing = queue.run('urgent', () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    expect(await doing('urgent', 'next')).toBe('next')
  })
})

/** A queue, and work that notes when it was done. */
function orderly(limits: { atOnce: number; waiting?: number; waitMs?: number }) {
  const queue = createWorkQueue({ waiting: 10, waitMs: 1_000, ...limits })
  const done: string[] = []
  const doing = (priority: Priority, name: string, until: Promise<void> = Promise.resolve()) =>
    queue.run(priority, async () => {
      await until
      done.push(name)
      return name
    })
  return { queue, done, doing }
}
