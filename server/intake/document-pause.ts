import type { IntakeLimits } from './intake-limits.ts'
import { visitorsAddress } from './visitor.ts'
import { createVisits } from './visits.ts'

const MINUTE_MS = 60_000

type DocumentLimits = Pick<IntakeLimits, 'documentsAtMost' | 'addresses'>

/** Counts documents that an address orders; tells in how many seconds it may order again, null: now. */
export function createDocumentPause({ documentsAtMost, addresses }: DocumentLimits) {
  const visits = createVisits({ spanMs: MINUTE_MS, addresses, now: Date.now })
  return (): number | null => {
    const address = visitorsAddress()
    if (address === null) return null
    const { times, seconds } = visits.count('document', address)
    return times > documentsAtMost ? seconds : null
  }
}
