import { expect, it } from 'vitest'

import { createProgress } from './progress.ts'

it('writes a plain line every five seconds without a terminal, and one at the end', () => {
  expect(written({ isTTY: false, total: 8_000, stepMs: 2 })).toEqual([
    'Importing: 0 % · 0 of 8,000\n',
    'Importing: 31 % · 2,500 of 8,000 · 11 s left\n',
    'Importing: 62 % · 5,000 of 8,000 · 6 s left\n',
    'Importing: 93 % · 7,500 of 8,000 · 1 s left\n',
    'Importing: 100 % · 8,000 of 8,000\n',
  ])
})

it('is a bar in a terminal, in one line that ends when it is done', () => {
  const lines = written({ isTTY: true, total: 500, stepMs: 20 })
  expect(lines.every((line) => line.startsWith('\rImporting '))).toBe(true)
  expect(lines.filter((line) => line.endsWith('\n'))).toEqual([
    `\rImporting ${'█'.repeat(30)} 100 % · 500 of 500\u001B[K\n`,
  ])
  expect(lines.length).toBeLessThanOrEqual(102)
})

it('guesses what is left by what it did itself, not by what needed no work', () => {
  const lines = written({ isTTY: false, total: 1_000, stepMs: 60, first: 900 })
  expect(lines[1]).toBe('Importing: 98 % · 984 of 1,000 · 1 s left\n')
})

it('shows minutes once there are any', () => {
  const lines = written({ isTTY: false, total: 10_000, stepMs: 60 })
  expect(lines[1]).toBe('Importing: 0 % · 84 of 10,000 · 10 min left\n')
})

it('is done at once where there is nothing to do', () => {
  expect(written({ isTTY: false, total: 0, stepMs: 1 })).toEqual(['Importing: 100 % · 0 of 0\n'])
})

type Task = { isTTY: boolean; total: number; stepMs: number; first?: number }

/** All that is told of a task whose steps take so long each. */
function written({ isTTY, total, stepMs, first = 0 }: Task): string[] {
  const lines: string[] = []
  let nowMs = 0
  const output = { isTTY, write: (text: string) => lines.push(text) }
  const progress = createProgress('Importing', { output, now: () => nowMs })
  for (let done = first; done <= total; done += 1) {
    progress(done, total)
    nowMs += stepMs
  }
  return lines
}
