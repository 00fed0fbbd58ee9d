import { createSemaphore } from '#storage/semaphore.ts'
import { createSlots, slotStream, type Source } from '#storage/slots.ts'

import { Refused } from '../service/refused.ts'
import type { DownloadLimits } from './download-limits.ts'
import type { FinishedFile } from '../service/service.ts'

export type DocumentQueue = ReturnType<typeof createDocumentQueue>

/**
 * Makes a few documents at once; others wait. The work gets a signal that aborts with the caller's, or when its time is over.
 *
 * @throws Refused 503 if too many wait, or if the work takes too long.
 */
export function createDocumentQueue(limits: Pick<DownloadLimits, 'atOnce' | 'waiting' | 'makeMs'>) {
  const semaphore = createSemaphore(limits)
  return <T>(work: (ending: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> => {
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

export type SendingLimits = Pick<DownloadLimits, 'open' | 'pauseMs' | 'evictAfterMs'>

/**
 * Sends finished documents. A paused reader loses its slot once another reader needs it, and after `pauseMs` at the latest.
 *
 * @throws Refused 503 if all slots are taken and no reader has paused long enough.
 */
export function createSend({ open, pauseMs, evictAfterMs }: SendingLimits) {
  const slots = createSlots({ atOnce: open, byHolder: open, evictAfterMs })
  return async (source: Source & { bytes: number }, signal: AbortSignal): Promise<FinishedFile> => {
    const slot = slots.take(null)
    if (slot === null) {
      await source.close()
      throw tooMuchToDo()
    }
    return { body: slotStream(source, { slot, left: signal, pauseMs }), bytes: source.bytes }
  }
}

export function tooMuchToDo(): Refused {
  return new Refused(503, 'Too many documents are being made.')
}
