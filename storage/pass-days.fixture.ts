import type { Database } from './database.ts'
import { createExpiryGuard } from './expiry-guard.ts'

const DAY_MS = 86_400_000

/** Lets days pass. The expiry guard looks at the clock on the last days, so it trusts the clock afterwards. */
export async function passDays(
  database: Database,
  { from, days, set }: { from: number; days: number; set: (now: number) => void },
) {
  let now = from
  const guard = createExpiryGuard({ database, now: () => now, report: () => {} })
  const look = () => guard.run('nothing', async () => {})
  for (const pause of [days - 1, 0.5, 0.5]) {
    now += pause * DAY_MS
    await look()
  }
  set(now)
}
