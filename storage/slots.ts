type Slot = {
  /** Aborts when the slot has gone to another reader. */
  evicted: AbortSignal
  /** All data is with the reader; the sender waits for the reader. */
  pause(): void
  /** The reader asks for more. */
  resume(): void
  /** Frees the slot; to be called at the end, at least once. */
  release(): void
}

type SlotLimits = {
  atOnce: number
  /** Slots that one holder may have. */
  byHolder: number
  /** How long a reader must have paused before its slot may go to another reader. */
  evictAfterMs: number
}

type Holding = { holder: string | null; pausedAt: number; eviction: AbortController }

/** Slots for responses to readers, any of which may stop reading. */
export function createSlots(limits: SlotLimits, now = () => performance.now()) {
  const all = new Set<Holding>()

  /** Evicts one of these slots; false if no reader has paused long enough. */
  function evictOneOf(holdings: readonly Holding[]): boolean {
    const longest = holdings.reduce<Holding | null>(
      (found, each) => (found === null || each.pausedAt < found.pausedAt ? each : found),
      null,
    )
    if (longest === null || now() - longest.pausedAt < limits.evictAfterMs) return false
    all.delete(longest)
    longest.eviction.abort()
    return true
  }

  function makeRoom(holder: string | null): boolean {
    const own = holder === null ? [] : [...all].filter((each) => each.holder === holder)
    if (own.length >= limits.byHolder) return evictOneOf(own)
    return all.size < limits.atOnce || evictOneOf([...all])
  }

  return {
    /**
     * Takes a slot. If none is free, evicts the slot whose reader has paused longest, provided it has paused long enough; null
     * if there is none.
     *
     * @param holder whose share the slot counts towards; null for nobody's
     */
    take(holder: string | null): Slot | null {
      if (!makeRoom(holder)) return null
      const eviction = new AbortController()
      const holding: Holding = { holder, pausedAt: Infinity, eviction }
      all.add(holding)
      return {
        evicted: eviction.signal,
        pause() {
          holding.pausedAt = now()
        },
        resume() {
          holding.pausedAt = Infinity
        },
        release: () => void all.delete(holding),
      }
    },
  }
}

/** A source of bytes, in chunks; null at the end. Closed exactly once, whether read to its end or not. */
export type Source = { next(): Promise<Uint8Array | null>; close(): Promise<void> }

type Sending = {
  /** Held until the end. If another reader takes it, the stream breaks off. */
  slot: Slot
  /** Aborts when the reader has left. */
  left: AbortSignal
  /** The pause after which a reader counts as gone; null: none. */
  pauseMs: number | null
}

/** A stream of the source, which is read only as fast as the stream is. */
export function slotStream(source: Source, options: Sending): ReadableStream<Uint8Array> {
  const { slot, left, pauseMs } = options
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
        slot.evicted.addEventListener('abort', () => {
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
