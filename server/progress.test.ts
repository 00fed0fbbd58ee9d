import { expect, it } from 'vitest'

import { createProgress } from './progress.ts'

function told(isTTY: boolean, total: number): string[] {
  const lines: string[] = []
  const progress = createProgress('Importing', { isTTY, write: (text) => lines.push(text) })
  for (let done = 1; done <= total; done++) progress(done, total)
  return lines
}

it('is told in plain lines, five at the most, where nobody watches', () => {
  expect(told(false, 1000)).toEqual([
    'Importing: 0 %\n',
    'Importing: 25 %\n',
    'Importing: 50 %\n',
    'Importing: 75 %\n',
    'Importing: 100 %\n',
  ])
})

it('is a bar in a terminal, in one line that ends when it is done', () => {
  const lines = told(true, 500)
  expect(lines.every((line) => line.startsWith('\rImporting '))).toBe(true)
  expect(lines.filter((line) => line.endsWith('\n'))).toEqual([
    `\rImporting ${'█'.repeat(30)} 100 %\n`,
  ])
})

it('is done at once where there is nothing to do', () => {
  expect(told(false, 1)).toEqual(['Importing: 100 %\n'])
})
