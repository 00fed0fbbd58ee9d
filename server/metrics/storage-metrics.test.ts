import { Registry } from 'prom-client'
import { expect, it } from 'vitest'

import { createStorageMetrics } from './storage-metrics.ts'

it('while the database does not answer, that is told, and its numbers are left out instead of old', async () => {
  const registry = new Registry()
  const storage = createStorageMetrics(registry)
  const counts = { waiting: 3, stuck: 1, held: 0, refused: 2 }
  await storage.readBacklog(async () => ({ counts, oldestMs: 61_000 }))
  const before = await registry.metrics()
  expect(before).toContain('passarela_outbox_entries{state="waiting"} 3')
  expect(before).toContain('passarela_outbox_entries{state="refused"} 2')
  expect(before).toContain('passarela_outbox_oldest_seconds 61')
  expect(before).toContain('passarela_database_up 1')
  await storage.readBacklog(() => Promise.reject(new Error('the database is gone')))
  const after = await registry.metrics()
  expect(after).toContain('passarela_database_up 0')
  expect(after).not.toMatch(/^passarela_outbox/m)
})
