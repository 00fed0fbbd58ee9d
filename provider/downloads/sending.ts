import { createSlots, type Slot } from '#storage/slots.ts'

import { Refused } from '../service/refused.ts'
import type { FinishedFile } from '../service/service.ts'
import type { DownloadLimits } from './download-limits.ts'

/** Bytes to be sent, piece by piece; null at their end. It is closed exactly once, whether read to its end or not. */
export type Source = { next(): Promise<Uint8Array | null>; close(): Promise<void> }

export type SendingLimits = Pick<DownloadLimits, 'open' | 'pauseMs' | 'evictAfterMs'>

/** Sends what was made. Throws Refused 503 when too many read already, none of whom pauses for long. */
export type Send = (
  source: Source & { bytes: number },
  signal: AbortSignal,
) => Promise<FinishedFile>

/** Who pauses holds a place only until somebody else needs it, and never for longer than `pauseMs`. */
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
  /** The reader has left, or somebody else has the slot. */
  signal: AbortSignal
  pauseMs: number
  slot: Slot
}

/** A stream of the source, which is read no faster than the stream is. */
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
  const closeNow = () => void close().catch(() => {}) // nobody is left to be told
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
        if (isClosed) throw new Error('the reader was taken to have left')
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
