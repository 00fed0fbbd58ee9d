import { expect, it } from 'vitest'

import { createSemaphore } from './semaphore.ts'

const never = new AbortController().signal

it('gives so many permits at once, the next when one is released, and none where too many wait', async () => {
  const semaphore = createSemaphore({ atOnce: 2, waiting: 1 })
  const first = await semaphore.acquire(never)
  await semaphore.acquire(never)
  let isThirdTaken = false
  const third = semaphore.acquire(never).then((permit) => {
    isThirdTaken = true
    return permit
  })
  expect(await semaphore.acquire(never)).toBeNull()
  expect(isThirdTaken).toBe(false)
  first?.[Symbol.dispose]()
  expect(await third).not.toBeNull()
  first?.[Symbol.dispose]() // a second time releases nothing
  const fourth = semaphore.acquire(AbortSignal.timeout(20))
  await expect(fourth).rejects.toThrow('timeout')
})

it('removes aborted callers from the queue', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waiting: 1 })
  const first = await semaphore.acquire(never)
  const leaving = new AbortController()
  const left = semaphore.acquire(leaving.signal)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  const next = semaphore.acquire(never)
  first?.[Symbol.dispose]()
  expect(await next).not.toBeNull()
})
