import { Counter, Gauge, type Registry } from 'prom-client'

import { withTimeoutOrNull } from '#site/page/with-timeout-or-null.ts'
import { type Backlog, backlogStates } from '#outbox/backlog.ts'

/** What failed: the outbox's database or photos, last good copies, derived pictures, or the embedded provider's database or media. */
const failedStores = ['outbox', 'copies', 'pictures', 'provider'] as const
type FailedStore = (typeof failedStores)[number]

/** How long a reading waits for the database. */
const DATABASE_MS = 2_000

/** Measures the outbox through the database, and counts failures of storage. */
export function createStorageMetrics(registry: Registry) {
  const registers = [registry]
  const entries = new Gauge({
    name: 'passarela_outbox_entries',
    help: 'Entries that the panel does not have, of all sites that share the database',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
  })
  const oldest = new Gauge({
    name: 'passarela_outbox_oldest_seconds',
    help: 'Age of the oldest entry that waits for the panel; 0 if none waits',
    aggregator: 'max',
    registers,
  })
  const up = new Gauge({
    name: 'passarela_database_up',
    help: '1 if the database answered within two seconds',
    aggregator: 'min',
    registers,
  })
  const failures = new Counter({
    name: 'passarela_storage_failures_total',
    help: 'Failures to read or write, by what is stored',
    labelNames: ['store'],
    registers,
  })
  for (const store of failedStores) failures.inc({ store }, 0) // else its first failure is no increase
  return {
    failed: (store: FailedStore) => failures.inc({ store }),
    /** Without an answer of the database, the entries are unknown. */
    async readBacklog(read: () => Promise<Backlog>) {
      const backlog = await withTimeoutOrNull(DATABASE_MS, read())
      up.set(backlog === null ? 0 : 1)
      entries.reset()
      oldest.reset()
      if (backlog === null) return oldest.remove()
      for (const state of backlogStates) entries.set({ state }, backlog.counts[state])
      oldest.set(backlog.oldestMs / 1_000)
    },
  }
}
