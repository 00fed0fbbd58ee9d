/** Bytes to be sent, piece by piece; null at their end. It is closed exactly once, whether read to its end or not. */
export type Source = { next(): Promise<Uint8Array | null>; close(): Promise<void> }

type SendingOptions = {
  /** The reader has left. */
  signal: AbortSignal
  /** A reader who pauses longer has left without a word. */
  pauseMs: number
  onClosed: () => void
}

/** A stream of the source, which is read no faster than the stream is. */
export function sendingOf(source: Source, options: SendingOptions): ReadableStream<Uint8Array> {
  const { signal, pauseMs, onClosed } = options
  let isClosed = false
  let pause: NodeJS.Timeout | undefined

  async function close() {
    clearTimeout(pause)
    if (isClosed) return
    isClosed = true
    signal.removeEventListener('abort', closeNow)
    onClosed()
    await source.close()
  }
  const closeNow = () => void close().catch(() => {}) // nobody is left to be told

  signal.addEventListener('abort', closeNow)
  if (signal.aborted) closeNow()
  return new ReadableStream<Uint8Array>(
    {
      start: () => {
        pause = setTimeout(closeNow, pauseMs)
      },
      async pull(stream) {
        clearTimeout(pause)
        if (isClosed) throw new Error('the reader was taken to have left')
        try {
          const chunk = await source.next()
          if (chunk !== null) {
            stream.enqueue(chunk)
            pause = setTimeout(closeNow, pauseMs)
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
