import pino from 'pino'
import { expect, it } from 'vitest'

import { reportUpstream } from './report-events.ts'

it('copies that a full disk does not take are logged once a minute, and other faults of copies beside them', () => {
  const told: string[] = []
  const report = reportUpstream(
    pino({ level: 'info' }, { write: (line) => void told.push(JSON.parse(line).reason) }),
  )
  for (const reason of ['ENOSPC', 'ENOSPC', 'EISDIR', 'ENOSPC']) {
    report({ kind: 'copy-failed', reason })
  }
  expect(told).toEqual(['ENOSPC', 'EISDIR'])
})
