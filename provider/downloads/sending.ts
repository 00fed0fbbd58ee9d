import { createSlots, slotStream, type Source } from '#storage/slots.ts'

import { Refused } from '../service/refused.ts'
import type { FinishedFile } from '../service/service.ts'
import type { DownloadLimits } from './download-limits.ts'

export type SendingLimits = Pick<DownloadLimits, 'open' | 'pauseMs' | 'evictAfterMs'>

/** Sends a finished document. Throws Refused 503 if all slots are taken and no reader has paused long enough. */
type Send = (source: Source & { bytes: number }, signal: AbortSignal) => Promise<FinishedFile>

/** A paused reader loses its slot once another reader needs it, and after `pauseMs` at the latest. */
export function createSend({ open, pauseMs, evictAfterMs }: SendingLimits): Send {
  const slots = createSlots({ atOnce: open, byHolder: open, evictAfterMs })
  return async (source, signal) => {
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
