import { expect, it } from 'vitest'

import type { UpstreamMeasurement } from './events.ts'
import { invalidAnswer, circuitOpen } from './failures.ts'
import { createTimeCall } from './service.ts'
import type { Failure } from './upstream.ts'

function measuring() {
  const measured: UpstreamMeasurement[] = []
  const timed = createTimeCall('panel', (each) => void measured.push(each))
  return { measured, timed }
}

const failed = (reason: Failure) => async () => ({ status: 'failed', reason }) as const

const answered = (value: number) => async () => ({ status: 'answered', value, flaws: [] }) as const
const statusOf = (value: number) => value

it.each<[string, Failure, boolean]>([
  ['no connection', { kind: 'unreachable', code: 'ECONNREFUSED' }, true],
  ['an answer against the contract', invalidAnswer('no list').reason, true],
  ['a 500', { kind: 'refused', status: 500 }, true],
  ['a refused sign-in', { kind: 'refused', status: 401 }, true],
  ['a 429', { kind: 'refused', status: 429 }, true],
  ['a 404', { kind: 'refused', status: 404 }, false],
  ['a 422', { kind: 'refused', status: 422 }, false],
])('%s: whether it is the service’s fault', async (_, reason, isFault) => {
  const { measured, timed } = measuring()
  await timed('GET /api/x', failed(reason))
  expect(measured).toMatchObject([
    { kind: 'call-made', service: 'panel', call: 'GET /api/x', isFault },
  ])
})

it('an answer that is passed on counts by its status', async () => {
  const { measured, timed } = measuring()
  for (const status of [201, 422, 503]) await timed('POST /api/x', answered(status), statusOf)
  const faults = measured.map((each) => each.kind === 'call-made' && each.isFault)
  expect(faults).toEqual([false, false, true])
})

it('what was not tried is no call', async () => {
  const { measured, timed } = measuring()
  await timed('GET /api/x', failed(circuitOpen))
  expect(measured).toEqual([])
})
