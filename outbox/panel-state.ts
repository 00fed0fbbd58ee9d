import { retryWaitMs } from './backoff.ts'
import type { OutboxLimits } from './outbox-limits.ts'

/** Whether the panel accepts entries. While it does not, one entry at a time probes it, and all entries share the same wait. */
export type PanelState = ReturnType<typeof createPanelState>

type PanelStateOptions = {
  limits: Pick<OutboxLimits, 'firstProbeMs' | 'lastProbeMs' | 'longestRetryAfterMs'>
  /** The clock of this machine: only this process waits. */
  now: () => number
  random: () => number
  /** Called when the panel accepts entries again. */
  onOpen: () => void
}

export function createPanelState({ limits, now, random, onOpen }: PanelStateOptions) {
  const { firstProbeMs: first, lastProbeMs: last, longestRetryAfterMs: longestAsked } = limits
  let failures = 0
  let failedAt = 0
  let pauseMs = 0
  let acceptedAt: number | null = null
  return {
    isOpen: (): boolean => failures === 0,
    /** When the panel last accepted an entry, by the database's clock; null: not since the start. */
    acceptedAt: (): number | null => acceptedAt,
    /** The pause between two tries; 0 while the panel accepts entries. */
    pauseMs: (): number => (failures === 0 ? 0 : pauseMs),
    /** The time until the next try; 0: now. */
    waitMs(): number {
      const passedMs = Math.abs(now() - failedAt) // so that a clock that was set back does not prolong the wait for ever
      return failures === 0 ? 0 : Math.max(0, pauseMs - passedMs)
    },
    accepted(at: number): void {
      const wasOpen = failures === 0
      failures = 0
      acceptedAt = at
      if (!wasOpen) onOpen()
    },
    failed(askedMs: number | null): void {
      failures += 1
      failedAt = now()
      pauseMs = retryWaitMs({ failures, askedMs }, { first, last, longestAsked }, random)
    },
  }
}
