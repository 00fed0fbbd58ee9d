import { expect, it } from 'vitest'

import type { PictureProblem } from './picture-result.ts'
import { createWriteBehind } from './write-behind.ts'

it('writes one thing after the other, and a thing that changed often once', async () => {
  const written: string[] = []
  const writeBehind = createWriteBehind(async (key) => void written.push(key), ignore)
  for (const key of ['a', 'b', 'b', 'c', 'b']) writeBehind.save(key)
  expect(['a', 'b', 'c', 'd'].map((key) => writeBehind.isDue(key))).toEqual([
    true,
    true,
    true,
    false,
  ])
  await writeBehind.settled()
  expect(written).toEqual(['a', 'b', 'c'])
  expect(writeBehind.isDue('c')).toBe(false)
})

it('writes again what changes while it is being written', async () => {
  const written: string[] = []
  const writeBehind = createWriteBehind(async (key) => {
    written.push(key)
    if (written.length === 1) writeBehind.save(key)
  }, ignore)
  writeBehind.save('a')
  await writeBehind.settled()
  expect(written).toEqual(['a', 'a'])
})

it('reports a full disk, and goes on', async () => {
  const problems: PictureProblem[] = []
  const written: string[] = []
  const writeBehind = createWriteBehind(
    async (key) => {
      if (key === 'a') throw new Error('ENOSPC')
      written.push(key)
    },
    (problem) => problems.push(problem),
  )
  writeBehind.save('a')
  writeBehind.save('b')
  await writeBehind.settled()
  expect(written).toEqual(['b'])
  expect(problems).toEqual([{ kind: 'disk', reason: 'ENOSPC' }])
})

function ignore() {}
