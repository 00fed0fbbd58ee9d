/** The progress of a navigation, as the visitor sees it. */
export type Progress =
  | 'idle'
  | 'waiting' // still too short for a line
  | 'running'
  | 'lingering' // so long that the content fades back
  | 'switching' // to another language
  | 'switched' // the other language is on screen, its loader still runs
  | 'done'
  | 'failed'

/** The events of a navigation. `miss`: the page has arrived, but not its script. `wait`: the time of a state is over. */
type Step = 'start' | 'switch' | 'arrive' | 'fail' | 'miss' | 'wait'

const start = { start: 'waiting', switch: 'switching' } as const

const steps: Readonly<Record<Progress, Partial<Record<Exclude<Step, 'miss'>, Progress>>>> = {
  idle: start,
  waiting: { wait: 'running', arrive: 'idle', fail: 'failed', switch: 'switching' },
  running: { wait: 'lingering', arrive: 'done', fail: 'failed' },
  lingering: { arrive: 'done', fail: 'failed' },
  switching: { wait: 'running', arrive: 'switched', fail: 'failed' },
  switched: { ...start, wait: 'idle' },
  done: { ...start, wait: 'idle' },
  failed: { ...start, wait: 'idle' },
}

/**
 * In milliseconds: the delays of the line and of the language loader (docs/product.md: Waiting and motion), and how long an ended
 * line stays.
 */
const times: Partial<Record<Progress, number>> = {
  waiting: 200,
  running: 1000,
  switching: 600,
  done: 400,
  failed: 1200,
}

/** The progress of one tab's navigations: takes their events and notifies listeners. */
export function createProgress() {
  let progress: Progress = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function take(step: Step): void {
    const next = step === 'miss' ? 'failed' : steps[progress][step]
    if (next === undefined) return
    progress = next
    if (next !== 'switched') keepTime(next) // `switched` ends with the time of `switching`
    for (const listener of listeners) listener()
  }

  function keepTime(state: Progress): void {
    clearTimeout(timer)
    const ms = times[state]
    if (ms !== undefined) timer = setTimeout(take, ms, 'wait')
  }

  return {
    take,
    current: () => progress,
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
