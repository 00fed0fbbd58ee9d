import { expect, it } from 'vitest'

import { someone, someProfile } from '#agency/someone.fixture.ts'
import type { Upstream } from '#upstream/upstream.ts'

import { agencyWhere, answering } from '../page/agency-where.fixture.ts'
import { orderList } from './order-list.server.ts'

const frame = { id: 1, file: 'a.jpg', caption: null, width: 30, height: 40 }
const talent = someProfile({
  gallery: { book: [frame], polaroids: [], films: [], digitalVideos: [] },
})

/** Orders the composites of a list as a ZIP. */
function order(pdf: Upstream['pdf'], signal: AbortSignal | null = null) {
  const context = agencyWhere({
    roster: () => answering([someone()]),
    colours: () => answering({ hair: [], eyes: [] }),
    talent: () => answering(talent),
    pdf,
  })
  const body = new URLSearchParams(`ids=${talent.id}`)
  const request = new Request('http://localhost/', { method: 'POST', body, signal })
  return orderList(context, { kind: 'zip', locale: undefined }, request)
}

it('visitors who leave while the first composite of a ZIP is made take no place from others', async () => {
  for (let visitor = 0; visitor < 3; visitor += 1) {
    const leaving = new AbortController()
    const ended = order(async () => {
      leaving.abort(new Error('left'))
      return { status: 'failed', reason: { kind: 'unreachable', code: 'ABORT_ERR' } }
    }, leaving.signal)
    await expect(ended).rejects.toThrow('left')
  }
  const answer = await order(made)
  expect(answer.status).toBe(200)
  expect((await answer.bytes()).length).toBeGreaterThan(4)
})

it('a list that is too long for a document is still there on the page that says so', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => index + 1).join(',')
  const headers = { accept: 'text/html' }
  const body = new URLSearchParams({ ids })
  const request = new Request('http://localhost/', { method: 'POST', body, headers })
  const answer = await orderList(agencyWhere({}), { kind: 'zip', locale: undefined }, request)
  expect(answer.headers.get('location')).toBe(`/documents/list?ids=${ids}&failed=choice`)
})

const made = async () => ({ status: 'made', body: new Blob(['%PDF']).stream(), bytes: 4 }) as const
