import { expect, it } from 'vitest'

import type { PictureProblem } from './picture-answer.ts'
import { createSaver } from './saver.ts'

it('writes one thing after the other, and a thing that changed often once', async () => {
  const written: string[] = []
  const saver = createSaver(async (key) => void written.push(key), ignore)
  for (const key of ['a', 'b', 'b', 'c', 'b']) saver.save(key)
  expect(['a', 'b', 'c', 'd'].map((key) => saver.isDue(key))).toEqual([true, true, true, false])
  await saver.settled()
  expect(written).toEqual(['a', 'b', 'c'])
  expect(saver.isDue('c')).toBe(false)
})

it('writes again what changes while it is being written', async () => {
  const written: string[] = []
  const saver = createSaver(async (key) => {
    written.push(key)
    if (written.length === 1) saver.save(key)
  }, ignore)
  saver.save('a')
  await saver.settled()
  expect(written).toEqual(['a', 'a'])
})

it('reports a full disk, and goes on', async () => {
  const problems: PictureProblem[] = []
  const written: string[] = []
  const saver = createSaver(
    async (key) => {
      if (key === 'a') throw new Error('ENOSPC')
      written.push(key)
    },
    (problem) => problems.push(problem),
  )
  saver.save('a')
  saver.save('b')
  await saver.settled()
  expect(written).toEqual(['b'])
  expect(problems).toEqual([{ kind: 'disk', reason: 'ENOSPC' }])
})

function ignore() {}
