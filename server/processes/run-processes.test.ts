import { expect, it } from 'vitest'

import { restartPauseMs } from './run-processes.ts'

/** The pauses after so many deaths in a row, each after so long a life. */
function pausesOf(lives: readonly number[]): number[] {
  let quickDeaths = 0
  return lives.map((livedMs) => {
    const pause = restartPauseMs(livedMs, quickDeaths)
    quickDeaths = pause.quickDeaths
    return pause.pauseMs
  })
}

it('a process that dies at once is replaced ever later, a minute at the most', () => {
  expect(pausesOf([10, 10, 10, 10])).toEqual([250, 500, 1_000, 2_000])
  expect(Math.max(...pausesOf(Array.from({ length: 5_000 }, () => 10)))).toBe(60_000)
})

it('one that has lived for a minute is replaced at once, and its past is forgotten', () => {
  expect(pausesOf([10, 10, 60_000, 10])).toEqual([250, 500, 0, 250])
})
