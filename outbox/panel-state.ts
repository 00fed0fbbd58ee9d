import { askedWaitMs, backoffMs } from './backoff.ts'
import type { OutboxLimits } from './outbox-limits.ts'

/** Whether the panel takes entries. While it does not, one at a time tries; waiting is its affair, not the entries'. */
export type PanelState = {
  isOpen(): boolean
  /** In how long the next one may try; 0: now. */
  waitMs(): number
  /** For how long it is left alone between two tries; 0 while it takes entries. */
  pauseMs(): number
  /** When it last took one; null: not since the start. */
  acceptedAt(): number | null
  accepted(): void
  failed(askedMs: number | null): void
}

type PanelStateOptions = {
  limits: Pick<OutboxLimits, 'firstProbeMs' | 'lastProbeMs' | 'longestRetryAfterMs'>
  now: () => number
  random: () => number
  onChange: (isOpen: boolean) => void
}

export function createPanelState({ limits, now, random, onChange }: PanelStateOptions): PanelState {
  const probes = { first: limits.firstProbeMs, last: limits.lastProbeMs }
  let failures = 0
  let failedAt = 0
  let pauseMs = 0
  let acceptedAt: number | null = null
  return {
    isOpen: () => failures === 0,
    acceptedAt: () => acceptedAt,
    pauseMs: () => (failures === 0 ? 0 : pauseMs),
    waitMs() {
      const passedMs = Math.abs(now() - failedAt) // a clock that was set back makes nobody wait for ever
      return failures === 0 ? 0 : Math.max(0, pauseMs - passedMs)
    },
    accepted() {
      const wasOpen = failures === 0
      failures = 0
      acceptedAt = now()
      if (!wasOpen) onChange(true)
    },
    failed(askedMs) {
      failures += 1
      failedAt = now()
      pauseMs =
        askedMs === null
          ? backoffMs(failures, probes, random)
          : askedWaitMs(askedMs, limits.longestRetryAfterMs, random)
      if (failures === 1) onChange(false)
    },
  }
}
