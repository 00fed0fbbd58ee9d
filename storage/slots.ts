/** Slots for responses to readers, any of which may stop reading. */
export type Slots = {
  /**
   * Takes a slot. If none is free, evicts the slot whose reader has paused longest, provided it has paused long enough; null
   * if there is none.
   *
   * @param holder whose share the slot counts towards; null for nobody's
   * @param onEvicted called at most once, when the slot goes to another reader
   */
  take(holder: string | null, onEvicted: () => void): Slot | null
}

export type Slot = {
  /** All data is with the reader; the sender waits for the reader. */
  pause(): void
  /** The reader asks for more. */
  resume(): void
  /** Frees the slot; to be called at the end, at least once. */
  release(): void
}

export type SlotLimits = {
  atOnce: number
  /** Slots that one holder may have. */
  byHolder: number
  /** How long a reader must have paused before its slot may go to another reader. */
  evictAfterMs: number
}

type Holding = { holder: string | null; pausedAt: number; onEvicted: () => void }

export function createSlots(limits: SlotLimits, now = () => performance.now()): Slots {
  const all = new Set<Holding>()

  /** Evicts one of these slots; false if no reader has paused long enough. */
  function evictOneOf(holdings: readonly Holding[]): boolean {
    const longest = holdings.reduce<Holding | null>(
      (found, each) => (found === null || each.pausedAt < found.pausedAt ? each : found),
      null,
    )
    if (longest === null || now() - longest.pausedAt < limits.evictAfterMs) return false
    all.delete(longest)
    longest.onEvicted()
    return true
  }

  function makeRoom(holder: string | null): boolean {
    const own = holder === null ? [] : [...all].filter((each) => each.holder === holder)
    if (own.length >= limits.byHolder) return evictOneOf(own)
    return all.size < limits.atOnce || evictOneOf([...all])
  }

  return {
    take(holder, onEvicted) {
      if (!makeRoom(holder)) return null
      const holding: Holding = { holder, pausedAt: Infinity, onEvicted }
      all.add(holding)
      return {
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
