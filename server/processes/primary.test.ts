import { expect, it } from 'vitest'

import { createCoversChoice } from './primary.ts'

const [first, second, third] = [{ id: 1 }, { id: 2 }, { id: 3 }]

function choosing() {
  const chosen: { id: number }[] = []
  return { chosen, covers: createCoversChoice<{ id: number }>((worker) => chosen.push(worker)) }
}

it('when the process that prepares covers dies, another that is ready takes its place at once', () => {
  const { chosen, covers } = choosing()
  for (const worker of [first, second, third]) covers.add(worker)
  expect(chosen).toEqual([first])
  covers.remove(first)
  expect(chosen).toEqual([first, second])
})

it('the death of another process changes nothing, and no dead process is chosen', () => {
  const { chosen, covers } = choosing()
  for (const worker of [first, second, third]) covers.add(worker)
  covers.remove(second)
  expect(chosen).toEqual([first])
  covers.remove(first)
  expect(chosen).toEqual([first, third])
})

it('if no process is ready, the next that is ready prepares covers', () => {
  const { chosen, covers } = choosing()
  covers.add(first)
  covers.remove(first)
  covers.add(second)
  expect(chosen).toEqual([first, second])
})
