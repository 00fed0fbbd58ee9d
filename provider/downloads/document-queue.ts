import { createSemaphore } from '#storage/semaphore.ts'

import { Refused } from '../service/refused.ts'
import type { DownloadLimits } from './download-limits.ts'
import { tooMuchToDo } from './sending.ts'

/**
 * Makes a few documents at once; others wait. The work gets a signal that aborts with the caller's, or when its time is over.
 *
 * @throws Refused 503 if too many wait, or if the work takes too long.
 */
export type DocumentQueue = <T>(
  work: (ending: AbortSignal) => Promise<T>,
  signal: AbortSignal,
) => Promise<T>

export function createDocumentQueue(
  limits: Pick<DownloadLimits, 'atOnce' | 'waiting' | 'makeMs'>,
): DocumentQueue {
  const semaphore = createSemaphore(limits)
  return (work, signal) => {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(limits.makeMs)])
    const permitted = async () => {
      using permit = await semaphore.acquire(ending)
      if (permit === null) throw tooMuchToDo()
      return await work(ending)
    }
    return untilEnd(ending, permitted())
  }
}

/** Waits for the work until the signal aborts. The work then goes on until it checks the signal. */
function untilEnd<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const end = () => reject(new Refused(503, 'It took too long.'))
  signal.addEventListener('abort', end, { once: true })
  work
    .finally(() => signal.removeEventListener('abort', end))
    .then(resolve, (error: unknown) => (signal.aborted ? end() : reject(error)))
  return promise
}
