import { expect, it } from 'vitest'

import { reportEncoder, reportUpstream } from './report-events.ts'

it('copies that a full disk does not take are logged once a minute, and other faults of copies beside them', () => {
  const told: unknown[] = []
  const write = (facts: unknown) => void told.push(facts)
  const report = reportUpstream({ info: write, warn: write, error: write })
  for (const reason of ['ENOSPC', 'ENOSPC', 'EISDIR', 'ENOSPC']) {
    report({ kind: 'copy-failed', reason })
  }
  expect(told).toEqual([{ reason: 'ENOSPC' }, { reason: 'EISDIR' }])
})

it('an encoder that cannot start its processes is logged once a minute, with the cause', () => {
  const told: unknown[] = []
  const report = reportEncoder({ error: (facts: unknown) => void told.push(facts) })
  for (const reason of ['spawn EAGAIN', 'spawn EAGAIN']) report(reason)
  expect(told).toEqual([{ reason: 'spawn EAGAIN' }])
})
