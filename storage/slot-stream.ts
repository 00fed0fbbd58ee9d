import type { Slot } from './slots.ts'

/** A source of bytes, in chunks; null at the end. Closed exactly once, whether read to its end or not. */
export type Source = { next(): Promise<Uint8Array | null>; close(): Promise<void> }

type Sending = {
  /** Held until the end. */
  slot: Slot
  /** Aborts when the reader has left. */
  left: AbortSignal
  /** Aborts when another reader has taken the slot: then the stream breaks off. */
  evicted: AbortSignal
  /** The pause after which a reader counts as gone; null: none. */
  pauseMs: number | null
}

/** A stream of the source, which is read only as fast as the stream is. */
export function slotStream(source: Source, options: Sending): ReadableStream<Uint8Array> {
  const { slot, left, evicted, pauseMs } = options
  let isClosed = false
  let pause: NodeJS.Timeout | undefined

  async function close() {
    clearTimeout(pause)
    if (isClosed) return
    isClosed = true
    left.removeEventListener('abort', closeNow)
    slot.release()
    await source.close()
  }
  const closeNow = () => void close().catch(() => {}) // no reader is left to receive the error
  const waitForReader = () => {
    slot.pause()
    if (pauseMs !== null) pause = setTimeout(closeNow, pauseMs)
  }

  left.addEventListener('abort', closeNow)
  if (left.aborted) closeNow()
  return new ReadableStream<Uint8Array>(
    {
      start(stream) {
        evicted.addEventListener('abort', () => {
          stream.error(brokeOff())
          closeNow()
        })
        if (!isClosed) waitForReader()
      },
      async pull(stream) {
        clearTimeout(pause)
        slot.resume()
        if (isClosed) throw brokeOff()
        try {
          const chunk = await source.next()
          if (isClosed) return stream.close() // the reader has left meanwhile
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

const brokeOff = () => new Error('the sending broke off')
