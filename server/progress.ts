/** Where progress is told: a terminal or whatever else reads. */
type Output = { isTTY?: boolean; write: (text: string) => unknown }

const BAR_WIDTH = 30
const STEPS_IN_PLAIN_LINES = 4

/**
 * Tells how far a long task has come: a bar that grows in a terminal, a plain line at every quarter elsewhere.
 *
 * @returns to be called with each step, counted from 1 to `total`.
 */
export function createProgress(
  title: string,
  output: Output = process.stderr,
): (done: number, total: number) => void {
  let told = -1
  return (done, total) => {
    const isDone = done >= total
    const steps = output.isTTY ? 100 : STEPS_IN_PLAIN_LINES
    const step = isDone ? steps : Math.floor((done / total) * steps)
    if (step === told) return
    told = step
    const percent = `${Math.round((step / steps) * 100)} %`
    if (!output.isTTY) {
      output.write(`${title}: ${percent}\n`)
      return
    }
    const filled = Math.round((step / steps) * BAR_WIDTH)
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
    output.write(`\r${title} ${bar} ${percent}${isDone ? '\n' : ''}`)
  }
}
