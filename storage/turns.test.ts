import { expect, it } from 'vitest'

import { createTurns } from './turns.ts'

const never = new AbortController().signal

it('gives so many turns at once, the next when one is over, and none where too many wait', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 1 })
  const first = await turns.take(never)
  await turns.take(never)
  let isThirdTaken = false
  const third = turns.take(never).then((turn) => {
    isThirdTaken = true
    return turn
  })
  expect(await turns.take(never)).toBeNull()
  expect(isThirdTaken).toBe(false)
  first?.[Symbol.dispose]()
  expect(await third).not.toBeNull()
  first?.[Symbol.dispose]() // a second time gives nobody a turn
  const fourth = turns.take(AbortSignal.timeout(20))
  await expect(fourth).rejects.toThrow('timeout')
})

it('leaves the line with whoever leaves', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 })
  const first = await turns.take(never)
  const leaving = new AbortController()
  const left = turns.take(leaving.signal)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  const next = turns.take(never)
  first?.[Symbol.dispose]()
  expect(await next).not.toBeNull()
})
