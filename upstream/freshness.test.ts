import { describe, expect, it } from 'vitest'

import { ana, fakeAgency, lucia, rosterPage, settle, valueOf } from './fake-agency.fixture.ts'
import { noConnection, onlyFor, refuses, silence } from './fake-service.fixture.ts'

const ROSTER = 'POST /api/talents?language=pt&paginate=1000&cover_web=1&cover2=1&page=1'

describe('an answer', () => {
  it('is asked for once by 500 visitors who come together', async () => {
    const { upstream, integration } = await fakeAgency()
    const replies = await Promise.all(Array.from({ length: 500 }, () => upstream.roster()))
    expect(integration.asked).toEqual(['POST /api/signin', ROSTER])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['answered']))
  })

  it('is good for 20 seconds', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    await upstream.roster()
    passSeconds(19)
    await upstream.roster()
    expect(calls(integration.asked)).toBe(1)
  })

  it('under 40 seconds old is shown at once, the next one gets the newer', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    const old = await upstream.roster()
    integration.answers['POST /api/talents'] = rosterPage([lucia])
    passSeconds(30)
    expect(await upstream.roster()).toEqual(old)
    await expect.poll(async () => valueOf(await upstream.roster())).toHaveLength(1)
    expect(calls(integration.asked)).toBe(2)
  })

  it('older than that waits for the newer if that comes soon', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    await upstream.roster()
    integration.answers['POST /api/talents'] = rosterPage([lucia])
    passSeconds(51)
    expect(valueOf(await upstream.roster())).toHaveLength(1)
  })

  it('older than that is shown after a short wait if the newer is late', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency({ staleWaitMs: 50 })
    await upstream.roster()
    passSeconds(3_600)
    integration.fault = silence
    const started = performance.now()
    expect(valueOf(await upstream.roster())).toHaveLength(2)
    expect(performance.now() - started).toBeLessThan(1_000)
    for (let visit = 0; visit < 20; visit += 1) await upstream.roster()
    expect(performance.now() - started).toBeLessThan(1_000) // the wait is one for all
  })

  it('is waited for by the first only, while the service is slow', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency({ staleWaitMs: 300 })
    await Promise.all([upstream.roster(), upstream.talent(7, 'pt'), upstream.colours()])
    passSeconds(3_600)
    integration.fault = silence
    const started = performance.now()
    await upstream.roster()
    expect(performance.now() - started).toBeGreaterThan(290)
    await upstream.talent(7, 'pt')
    await upstream.colours()
    expect(performance.now() - started).toBeLessThan(850) // three waits would be 900
    integration.fault = null
  })

  it('however young is not shown any more once all is known to be different', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    await upstream.roster()
    integration.answers['POST /api/talents'] = rosterPage([lucia])
    passSeconds(2)
    upstream.expire()
    expect(valueOf(await upstream.roster())).toHaveLength(1)
  })

  it('that was asked for before that, and came after it, is not believed for long', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    upstream.expire()
    await upstream.roster()
    integration.answers['POST /api/talents'] = rosterPage([lucia])
    passSeconds(2)
    expect(valueOf(await upstream.roster())).toHaveLength(1)
    passSeconds(2)
    await upstream.roster()
    expect(calls(integration.asked)).toBe(2)
  })

  it('that was asked for before that, and is late, is asked for again for all who wait', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    await upstream.start()
    const late = Promise.withResolvers<Response>()
    integration.fault = () => late.promise
    const waiting = upstream.roster()
    await expect.poll(() => calls(integration.asked)).toBe(1)
    await settle() // the call meets the fault
    passSeconds(1)
    upstream.expire()
    integration.fault = null
    integration.answers['POST /api/talents'] = rosterPage([lucia])
    passSeconds(2)
    late.resolve(Response.json(rosterPage([lucia, ana])))
    expect(valueOf(await waiting)).toHaveLength(1)
    expect(valueOf(await upstream.roster())).toHaveLength(1)
    expect(calls(integration.asked)).toBe(2)
  })

  it('is shown though all is different while the service is late', async () => {
    const { upstream, integration } = await fakeAgency({ staleWaitMs: 50 })
    const old = await upstream.roster()
    integration.fault = silence
    upstream.expire()
    expect(await upstream.roster()).toEqual(old)
    integration.fault = null
  })

  it('is not old for a day because the clock was set back after an import', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    upstream.expire()
    passSeconds(-86_400)
    await upstream.roster()
    await upstream.roster()
    expect(calls(integration.asked)).toBe(1)
  })

  it('is of the same identity as long as the service says the same', async () => {
    const { upstream, passSeconds } = await fakeAgency()
    const before = await upstream.roster()
    passSeconds(60)
    const after = await upstream.roster()
    expect(valueOf(after)).toBe(valueOf(before))
    expect(after).not.toEqual(before) // the service has confirmed it later
  })

  it('carries the time at which the service gave it', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    await upstream.roster()
    integration.fault = noConnection
    passSeconds(90_000)
    expect(await upstream.roster()).toMatchObject({ asOf: new Date('2026-03-01T12:00:00Z') })
  })

  it('is not fresh for ever when the clock is set back', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    await upstream.roster()
    integration.answers['POST /api/talents'] = rosterPage([ana])
    passSeconds(-86_400)
    expect(valueOf(await upstream.roster())).toHaveLength(1)
  })
})

describe('many answers', () => {
  it('that are wanted together are asked for ten at a time', async () => {
    const { upstream, integration } = await fakeAgency({ pageMs: 60_000 }) // none is late on a busy machine
    integration.answers['GET /api/talent/profile'] = profileOf
    const replies = await Promise.all(
      Array.from({ length: 1_000 }, (_, id) => upstream.talent(id, 'pt')),
    )
    expect(replies.filter(({ status }) => status === 'answered')).toHaveLength(1_000)
    expect(integration.busiest()).toBe(10)
  })

  it('take no more memory than they may', async () => {
    const { upstream, integration } = await fakeAgency({ memoryBytes: 1_000, copiesWaiting: 0 })
    integration.answers['GET /api/talent/profile'] = profileOf
    for (const id of [1, 1, 2, 3, 4, 1]) await upstream.talent(id, 'pt')
    expect(calls(integration.asked)).toBe(5)
  })

  it('stay within their number in memory; those that had to go are read from disk', async () => {
    const { upstream, integration } = await fakeAgency({ memoryEntries: 2 })
    integration.answers['GET /api/talent/profile'] = profileOf
    for (const id of [1, 2, 3]) await upstream.talent(id, 'pt')
    await upstream.settled()
    integration.fault = noConnection
    for (const id of [1, 2, 3]) expect(valueOf(await upstream.talent(id, 'pt'))?.id).toBe(id)
  })
})

describe('a failure', () => {
  it('is told within what a page may wait', async () => {
    const { upstream, integration } = await fakeAgency({ pageMs: 100 })
    await upstream.start()
    integration.fault = silence
    const started = performance.now()
    expect(await upstream.roster()).toMatchObject({ reason: { kind: 'unreachable' } })
    expect(performance.now() - started).toBeLessThan(1_500)
  })

  it('changes nothing for those who have an older answer', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    const old = await upstream.roster()
    integration.fault = refuses(500)
    passSeconds(60)
    const replies = await Promise.all(Array.from({ length: 50 }, () => upstream.roster()))
    for (const reply of replies) expect(reply).toEqual(old)
    expect(calls(integration.asked)).toBe(2)
  })

  it('is remembered for a few seconds, so that it is not asked for again by each visitor', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    integration.fault = onlyFor('/api/talents?', refuses(500))
    for (let visit = 0; visit < 5; visit += 1)
      expect(await upstream.roster()).toMatchObject({ reason: { kind: 'refused', status: 500 } })
    expect(calls(integration.asked)).toBe(1)
    integration.fault = null
    passSeconds(7)
    expect(valueOf(await upstream.roster())).toHaveLength(2)
  })

  it('is reported with service and call, once for all who wait', async () => {
    const { upstream, integration, events } = await fakeAgency()
    integration.fault = onlyFor('/api/talents?', refuses(500))
    await Promise.all([upstream.roster(), upstream.roster()])
    expect(events.filter(({ kind }) => kind === 'call-failed')).toEqual([
      {
        kind: 'call-failed',
        service: 'integration',
        call: 'POST /api/talents',
        failure: { kind: 'refused', status: 500 },
      },
    ])
  })
})

function profileOf(query: URLSearchParams) {
  return { ...lucia, id: Number(query.get('id')) }
}

function calls(asked: readonly string[]): number {
  return asked.filter((each) => !each.includes('signin')).length
}
