import { type Clock, elapsedMs } from './clock.ts'
import type { UpstreamLimits } from './limits.ts'

/** Whether to call a service: after some failures in a row it counts as down and is tried once per interval. */
export type Health = ReturnType<typeof createHealth>

type HealthOptions = {
  limits: Pick<UpstreamLimits, 'failuresUntilDown' | 'probeEveryMs'>
  now: Clock
  onChange: (isUp: boolean) => void
}

export function createHealth({ limits, now, onChange }: HealthOptions) {
  let failures = 0
  let probedAt: number | null = null // null while up
  return {
    isUp: (): boolean => probedAt === null,
    /** Whether a call may begin. While the service is down, one call per interval may. */
    enter(): boolean {
      if (probedAt === null) return true
      if (elapsedMs(probedAt, now()) < limits.probeEveryMs) return false
      probedAt = now()
      return true
    },
    succeeded(): void {
      const wasDown = probedAt !== null
      failures = 0
      probedAt = null
      if (wasDown) onChange(true)
    },
    failed(): void {
      failures += 1
      if (probedAt !== null || failures < limits.failuresUntilDown) return
      probedAt = now()
      onChange(false)
    },
  }
}
