import { expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'
import type { RosterTalent } from '#agency/talent.ts'
import type { Reply } from '#upstream/upstream.ts'

import { toStaticFile } from '../static-files.ts'
import { offlineApp } from './offline-app.ts'

const script = toStaticFile('/assets/page-12345678.js', new TextEncoder().encode('1'))
const files = new Map(script === null ? [] : [['/assets/page-12345678.js', script]])

function appWith(reply: Reply<readonly RosterTalent[]>, undecided: readonly number[] = []) {
  const upstream = {
    roster: async () => reply,
    isUndecided: (id: number) => undecided.includes(id),
  }
  return offlineApp({ upstream, files })
}

const answered = (...ids: number[]) =>
  appWith({
    status: 'answered',
    value: ids.map((id) => someone({ id })),
    asOf: new Date(0),
  })

it('names the release, its assets, and the talents who are not on the roster', async () => {
  const answer = await answered(7, 9).request('/offline.json?ids=7,8,x,9,10')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const { release, ...facts } = await answer.json()
  expect(release).toMatch(/^[\da-f]{16}$/)
  expect(facts).toEqual({ assets: ['/assets/page-12345678.js'], gone: [8, 10] })
})

it('declares nobody gone whom the roster lacks because of a flaw', async () => {
  const app = appWith({ status: 'answered', value: [someone({ id: 7 })], asOf: new Date(0) }, [8])
  const answer = await app.request('/offline.json?ids=7,8,9')
  expect((await answer.json()).gone).toEqual([9])
})

it('compares at most 200 ids', async () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => index + 1)
  const answer = await answered().request(`/offline.json?ids=${ids.join(',')}`)
  expect((await answer.json()).gone).toHaveLength(200)
})

it('declares nobody gone while the roster is unavailable', async () => {
  const app = appWith({ status: 'failed', reason: { kind: 'unreachable' } })
  const answer = await app.request('/offline.json?ids=7')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toBe('')
})
