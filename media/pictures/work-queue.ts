import type { Lack } from './picture-answer.ts'

/** Work that takes turns. What gets none is answered `unavailable`. */
export type WorkQueue = {
  run<T>(priority: Priority, work: () => Promise<T>): Promise<T | Lack>
  /** How many wait for their turn. */
  waiting(): number
}

/** `urgent`: a visitor waits for it. `background` takes a turn only when nothing urgent waits, and never the last. */
export type Priority = 'urgent' | 'background'

type WorkQueueOptions = { atOnce: number; waiting: number; waitMs: number }
type Turn = { since: number; begin: () => void; refuse: () => void }

const refusal: Lack = { status: 'unavailable', reason: 'too much to do' }

/**
 * A queue of bounded length in which so many work at once. Urgent work that would be one too many, or has waited longer
 * than `waitMs` when its turn comes, is refused.
 */
export function createWorkQueue({ atOnce, waiting, waitMs }: WorkQueueOptions): WorkQueue {
  const turns: Record<Priority, Turn[]> = { urgent: [], background: [] }
  const running: Record<Priority, number> = { urgent: 0, background: 0 }

  function next(): Turn | undefined {
    if (running.urgent + running.background >= atOnce) return undefined
    const urgent = turns.urgent.shift()
    if (urgent !== undefined || running.background >= Math.max(1, atOnce - 1)) return urgent
    return turns.background.shift()
  }

  function giveTurns() {
    for (let turn = next(); turn !== undefined; turn = next()) {
      if (performance.now() - turn.since > waitMs) turn.refuse()
      else turn.begin()
    }
  }

  return {
    waiting: () => turns.urgent.length + turns.background.length,

    run(priority, work) {
      return new Promise((resolve, reject) => {
        const begin = () => {
          running[priority]++
          const end = () => {
            running[priority]--
            giveTurns()
          }
          work().finally(end).then(resolve, reject)
        }
        const since = priority === 'urgent' ? performance.now() : Infinity // the other may wait
        turns[priority].push({ since, begin, refuse: () => resolve(refusal) })
        giveTurns()
        if (turns[priority].length > waiting) turns[priority].pop()?.refuse()
      })
    },
  }
}
