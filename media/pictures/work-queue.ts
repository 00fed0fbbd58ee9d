import type { PictureError } from './picture-result.ts'

/** `urgent`: a visitor waits. `background` runs only if no urgent work is queued, and never in the last of several slots. */
export type Priority = 'urgent' | 'background'

type WorkQueueOptions = { atOnce: number; waiting: number; waitMs: number }
type QueuedJob = { since: number; begin: () => void; refuse: () => void }

const refusal: PictureError = { status: 'unavailable', reason: 'too much to do' }

/**
 * Runs `atOnce` jobs and queues at most `waiting` per priority. Refuses work if its queue is full, and urgent work also if it has
 * been queued for longer than `waitMs`: it resolves to an `unavailable` error.
 */
export function createWorkQueue({ atOnce, waiting, waitMs }: WorkQueueOptions) {
  const queued: Record<Priority, QueuedJob[]> = { urgent: [], background: [] }
  const running: Record<Priority, number> = { urgent: 0, background: 0 }

  function next(): QueuedJob | undefined {
    if (running.urgent + running.background >= atOnce) return undefined
    const urgent = queued.urgent.shift()
    if (urgent !== undefined || running.background >= Math.max(1, atOnce - 1)) return urgent
    return queued.background.shift()
  }

  function runNext() {
    for (let job = next(); job !== undefined; job = next()) {
      if (performance.now() - job.since > waitMs) job.refuse()
      else job.begin()
    }
  }

  return {
    /** How many jobs are queued. */
    waiting: () => queued.urgent.length + queued.background.length,

    run<T>(priority: Priority, work: () => Promise<T>): Promise<T | PictureError> {
      return new Promise((resolve, reject) => {
        const begin = () => {
          running[priority]++
          const end = () => {
            running[priority]--
            runNext()
          }
          work().finally(end).then(resolve, reject)
        }
        const since = priority === 'urgent' ? performance.now() : Infinity // background work may wait
        queued[priority].push({ since, begin, refuse: () => resolve(refusal) })
        runNext()
        if (queued[priority].length > waiting) queued[priority].pop()?.refuse()
      })
    },
  }
}
