import { expect, it } from 'vitest'

import { reportUpstream } from './report-events.ts'

it('copies that a full disk does not take are logged once a minute, and other faults of copies beside them', () => {
  const told: unknown[] = []
  const write = (facts: unknown) => void told.push(facts)
  const report = reportUpstream({ info: write, warn: write, error: write })
  for (const reason of ['ENOSPC', 'ENOSPC', 'EISDIR', 'ENOSPC']) {
    report({ kind: 'copy-failed', reason })
  }
  expect(told).toEqual([{ reason: 'ENOSPC' }, { reason: 'EISDIR' }])
})
