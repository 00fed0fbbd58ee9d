import type { Fetched } from './call-endpoint.ts'
import type { Measure, ServiceName } from './events.ts'
import { isCircuitOpen } from './failures.ts'
import type { Failure } from './upstream.ts'

/** Makes a call and measures it. `statusOf`: the status of an answer that is passed on unread. */
type TimeCall = <T>(
  call: string,
  make: () => Promise<Fetched<T>>,
  statusOf?: (value: T) => number,
) => Promise<Fetched<T>>

/** Measures the calls of a service, except those that were not tried because it is down. */
export function createTimeCall(service: ServiceName, measure: Measure): TimeCall {
  return async (call, make, statusOf) => {
    const startedAt = performance.now()
    const fetched = await make()
    if (fetched.status === 'failed' && isCircuitOpen(fetched.reason)) return fetched
    const isFault =
      fetched.status === 'failed'
        ? isFaultOfService(fetched.reason)
        : isFaultStatus(statusOf?.(fetched.value) ?? 200)
    measure({ kind: 'call-made', service, call, ms: performance.now() - startedAt, isFault })
    return fetched
  }
}

/** False for a refusal such as a 404 or 422, which answers what was asked. */
export function isFaultOfService(failure: Failure): boolean {
  return failure.kind !== 'refused' || isFaultStatus(failure.status)
}

function isFaultStatus(status: number): boolean {
  return status >= 500 || [401, 403, 408, 429].includes(status)
}
