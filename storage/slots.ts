/** Slots for what is sent to readers, of whom any may stop reading. */
export type Slots = {
  /**
   * Takes a slot. Where none is free, the one whose reader has paused for longest, if for long enough, is evicted; null where
   * there is none such.
   *
   * @param holder whose share it counts towards; null for nobody's
   * @param onEvicted called at most once, when somebody else has the slot
   */
  take(holder: string | null, onEvicted: () => void): Slot | null
}

export type Slot = {
  /** Its reader has what there is, and is waited for. */
  pause(): void
  /** Its reader asks for more. */
  resume(): void
  /** Frees it; to be called at the end, once or more often. */
  release(): void
}

export type SlotLimits = {
  atOnce: number
  /** How many one holder may have. */
  byHolder: number
  /** How long a reader has to have paused before the slot may go to somebody else. */
  evictAfterMs: number
}

type Held = { holder: string | null; pausedAt: number; onEvicted: () => void }

export function createSlots(limits: SlotLimits, now = () => performance.now()): Slots {
  const all = new Set<Held>()

  /** Makes room among slots; false where nobody pauses for long enough. */
  function evictOneOf(held: readonly Held[]): boolean {
    const longest = held.reduce<Held | null>(
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
      const held: Held = { holder, pausedAt: Infinity, onEvicted }
      all.add(held)
      return {
        pause() {
          held.pausedAt = now()
        },
        resume() {
          held.pausedAt = Infinity
        },
        release: () => void all.delete(held),
      }
    },
  }
}
