import type { OnProgress } from '#storage/in-parallel.ts'

/** The output for progress: a terminal or anything else. */
type Output = { isTTY?: boolean; write: (text: string) => unknown }

type ProgressOptions = { output?: Output; now?: () => number }

const BAR_WIDTH = 30
const TERMINAL_EVERY_MS = 100
const PLAIN_EVERY_MS = 5_000

/** No estimate of the time left before this time. */
const GUESS_AFTER_MS = 2_000

/**
 * Shows the progress of a long task and the estimated time left: in a terminal, a bar; elsewhere, a plain line every five seconds
 * and one at the end.
 *
 * @returns to be called with the steps done and the total: first with the steps that needed no work, last with all.
 */
export function createProgress(
  title: string,
  { output = process.stderr, now = Date.now }: ProgressOptions = {},
): OnProgress {
  const everyMs = output.isTTY ? TERMINAL_EVERY_MS : PLAIN_EVERY_MS
  let begun: { atMs: number; done: number } | null = null
  let printedMs = -Infinity
  return (done, total) => {
    const atMs = now()
    begun ??= { atMs, done }
    const isDone = done >= total
    if (!isDone && atMs - printedMs < everyMs) return
    printedMs = atMs
    const left = isDone ? null : guessLeftMs(atMs - begun.atMs, done - begun.done, total - done)
    const count = `${numbers.format(done)} of ${numbers.format(total)}`
    const parts = [
      percentOf(done, total),
      count,
      ...(left === null ? [] : [`${inWords(left)} left`]),
    ]
    const written = parts.join(' · ')
    if (output.isTTY)
      output.write(`\r${title} ${barOf(done, total)} ${written}\u001B[K${isDone ? '\n' : ''}`)
    else output.write(`${title}: ${written}\n`)
  }
}

function guessLeftMs(spentMs: number, steps: number, stepsLeft: number): number | null {
  return spentMs < GUESS_AFTER_MS || steps === 0 ? null : (spentMs / steps) * stepsLeft
}

function percentOf(done: number, total: number): string {
  return `${total === 0 ? 100 : Math.floor((done / total) * 100)} %`
}

function barOf(done: number, total: number): string {
  const filled = total === 0 ? BAR_WIDTH : Math.floor((done / total) * BAR_WIDTH)
  return '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
}

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}

const numbers = new Intl.NumberFormat('en')
