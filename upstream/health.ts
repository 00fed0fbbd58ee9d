import { type Clock, elapsedMs } from './clock.ts'
import type { UpstreamLimits } from './limits.ts'

/** Whether to call a service: after some failures in a row it counts as down and is tried once per interval. */
export type Health = {
  isUp(): boolean
  /** Whether a call may begin. While the service is down, one call per interval may. */
  enter(): boolean
  succeeded(): void
  failed(): void
}

type HealthOptions = {
  limits: Pick<UpstreamLimits, 'failuresUntilDown' | 'probeEveryMs'>
  now: Clock
  onChange: (isUp: boolean) => void
}

export function createHealth({ limits, now, onChange }: HealthOptions): Health {
  let failures = 0
  let probedAt: number | null = null // null while up
  return {
    isUp: () => probedAt === null,
    enter() {
      if (probedAt === null) return true
      if (elapsedMs(probedAt, now()) < limits.probeEveryMs) return false
      probedAt = now()
      return true
    },
    succeeded() {
      const wasDown = probedAt !== null
      failures = 0
      probedAt = null
      if (wasDown) onChange(true)
    },
    failed() {
      failures += 1
      if (probedAt !== null || failures < limits.failuresUntilDown) return
      probedAt = now()
      onChange(false)
    },
  }
}
