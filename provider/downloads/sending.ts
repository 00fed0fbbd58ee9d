import { createSlots, type Slot } from '#storage/slots.ts'

import { Refused } from '../service/refused.ts'
import type { FinishedFile } from '../service/service.ts'
import type { DownloadLimits } from './download-limits.ts'

/** A source of bytes, in chunks; null at the end. Closed exactly once, whether read to its end or not. */
export type Source = { next(): Promise<Uint8Array | null>; close(): Promise<void> }

export type SendingLimits = Pick<DownloadLimits, 'open' | 'pauseMs' | 'evictAfterMs'>

/** Sends a finished document. Throws Refused 503 if all slots are taken and no reader has paused long enough. */
export type Send = (
  source: Source & { bytes: number },
  signal: AbortSignal,
) => Promise<FinishedFile>

/** A paused reader loses its slot once another reader needs it, and after `pauseMs` at the latest. */
export function createSend({ open, pauseMs, evictAfterMs }: SendingLimits): Send {
  const slots = createSlots({ atOnce: open, byHolder: open, evictAfterMs })
  return async (source, signal) => {
    const eviction = new AbortController()
    const slot = slots.take(null, () => eviction.abort())
    if (slot === null) {
      await source.close()
      throw tooMuchToDo()
    }
    const ending = AbortSignal.any([signal, eviction.signal])
    return { body: sendingOf(source, { signal: ending, pauseMs, slot }), bytes: source.bytes }
  }
}

export function tooMuchToDo(): Refused {
  return new Refused(503, 'Too many documents are being made.')
}

type SendingOptions = {
  /** Aborts when the reader has left, or another reader has taken the slot. */
  signal: AbortSignal
  pauseMs: number
  slot: Slot
}

/** A stream of the source, which is read only as fast as the stream is. */
function sendingOf(source: Source, options: SendingOptions): ReadableStream<Uint8Array> {
  const { signal, pauseMs, slot } = options
  let isClosed = false
  let pause: NodeJS.Timeout | undefined

  async function close() {
    clearTimeout(pause)
    if (isClosed) return
    isClosed = true
    signal.removeEventListener('abort', closeNow)
    slot.release()
    await source.close()
  }
  const closeNow = () => void close().catch(() => {}) // no reader is left to receive the error
  const waitForReader = () => {
    slot.pause()
    pause = setTimeout(closeNow, pauseMs)
  }

  signal.addEventListener('abort', closeNow)
  if (signal.aborted) closeNow()
  return new ReadableStream<Uint8Array>(
    {
      start: waitForReader,
      async pull(stream) {
        clearTimeout(pause)
        slot.resume()
        if (isClosed) throw new Error('the reader seems to have left')
        try {
          const chunk = await source.next()
          if (chunk !== null) {
            stream.enqueue(chunk)
            waitForReader()
            return
          }
        } catch (error) {
          await close()
          throw error
        }
        stream.close()
        await close()
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  )
}
