import type { Clock } from './clock.ts'
import { elapsedMs } from './clock.ts'
import type { UpstreamLimits } from './limits.ts'

/** Whether a service is worth asking: after some failures in a row it is down, and tried once per interval. */
export type Health = {
  isUp(): boolean
  /** Whether a try could begin now. */
  admits: () => boolean
  /** Begins a try; while the service is down, nobody else may for one interval. */
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
  let probedAt: number | null = null // not null while down
  const admits = () => probedAt === null || elapsedMs(probedAt, now()) >= limits.probeEveryMs
  return {
    isUp: () => probedAt === null,
    admits,
    enter() {
      if (!admits()) return false
      if (probedAt !== null) probedAt = now()
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
