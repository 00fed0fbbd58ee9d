import { describe, expect, it } from 'vitest'

import { fakeAgency, lucia, rosterPage, settle, valueOf } from './fake-agency.fixture.ts'
import { noConnection, refuses } from './fake-service.fixture.ts'

type Agency = Awaited<ReturnType<typeof fakeAgency>>

describe('while a service is down', () => {
  it('it is tried once in five seconds, whatever is wanted', async () => {
    const { upstream, integration, events, passSeconds } = await seenAgency()
    integration.fault = refuses(503)
    passSeconds(60)
    await everything(upstream) // finds out
    integration.asked.length = 0
    events.length = 0
    for (let tenthOfSecond = 0; tenthOfSecond < 600; tenthOfSecond += 1) {
      passSeconds(0.1)
      await everything(upstream)
      await settle()
    }
    expect(integration.asked.length).toBeGreaterThan(6)
    expect(integration.asked.length).toBeLessThanOrEqual(12)
    expect(events.length).toBeLessThanOrEqual(12)
  })

  it('all that was seen is shown at once, however old', async () => {
    const { upstream, integration, panel, passSeconds } = await seenAgency()
    integration.fault = noConnection
    panel.fault = noConnection
    passSeconds(86_400)
    await everything(upstream)
    for (let visit = 0; visit < 100; visit += 1)
      // if each waited for the services, the test would exceed its limit
      expect(await everything(upstream)).toEqual([
        'answered',
        'answered',
        'answered',
        'answered',
        'answered',
        'answered',
        'answered',
        'answered',
      ])
  })

  it('what was never seen has failed at once', async () => {
    const { upstream, integration, passSeconds } = await seenAgency()
    integration.fault = noConnection
    passSeconds(60)
    await everything(upstream)
    const started = performance.now()
    expect(await upstream.talent(99, 'es')).toMatchObject({ reason: { kind: 'unreachable' } })
    expect(performance.now() - started).toBeLessThan(1_000) // a wait for it would be 4.5 s
  })

  it('all of the other service stays fresh', async () => {
    const { upstream, integration, panel, passSeconds } = await seenAgency()
    integration.fault = noConnection
    passSeconds(60)
    await everything(upstream)
    panel.answers['GET /api/entities/newsletter'] = []
    panel.answers['GET /api/social-medias'] = { x: { url: 'https://x.test/vereda' } }
    passSeconds(60)
    expect(valueOf(await upstream.socialLinks())).toMatchObject([{ network: 'x' }])
  })

  it('and one call gets through again, the others follow at once', async () => {
    const { upstream, integration, passSeconds } = await seenAgency()
    integration.fault = noConnection
    for (const seconds of [60, 10]) {
      passSeconds(seconds)
      await everything(upstream)
    }
    integration.fault = null
    const back = passSeconds(10)
    await everything(upstream)
    await everything(upstream)
    for (const reply of [await upstream.roster(), await upstream.colours()])
      expect(reply).toMatchObject({ asOf: new Date(back) })
  })

  it('operators hear once that it went and once that it came back', async () => {
    const { upstream, integration, events, passSeconds } = await seenAgency()
    integration.fault = noConnection
    for (let minute = 0; minute < 5; minute += 1) {
      passSeconds(60)
      await everything(upstream)
    }
    integration.fault = null
    passSeconds(60)
    await everything(upstream)
    expect(events.filter(({ kind }) => kind.startsWith('service-'))).toEqual([
      { kind: 'service-down', service: 'integration' },
      { kind: 'service-back', service: 'integration' },
    ])
  })

  it('and comes and goes each second, nothing that was seen fails', async () => {
    const { upstream, integration, panel, passSeconds } = await seenAgency()
    for (let second = 0; second < 300; second += 1) {
      integration.fault = panel.fault = second % 2 === 0 ? refuses(503) : null
      passSeconds(1)
      expect(await everything(upstream)).not.toContain('failed')
    }
  })

  it('one call of it that always fails does not take the others along', async () => {
    const { upstream, integration, passSeconds } = await seenAgency()
    integration.fault = (request) =>
      request.path.includes('/api/talents?') ? refuses(504)(request) : null
    for (let visit = 0; visit < 20; visit += 1) {
      passSeconds(21)
      await everything(upstream)
    }
    expect(valueOf(await upstream.talent(8, 'es'))?.id).toBe(8)
  })
})

describe('after a restart', () => {
  it('without services, all that was seen is shown, and since when', async () => {
    const { upstream, restart, integration, panel, passSeconds } = await seenAgency()
    const before = await upstream.talent(7, 'pt')
    await upstream.settled()
    integration.fault = noConnection
    panel.fault = noConnection
    passSeconds(3_600)
    const restarted = restart()
    await restarted.start()
    expect(await everything(restarted)).not.toContain('failed')
    expect(await restarted.talent(7, 'pt')).toEqual(before)
  })

  it('without services and without copies, everything fails and nothing throws', async () => {
    const { upstream, integration, panel } = await fakeAgency()
    integration.fault = noConnection
    panel.fault = noConnection
    await upstream.start()
    expect(new Set(await everything(upstream))).toEqual(new Set(['failed']))
  })

  it('what has changed meanwhile is shown to the first visitor', async () => {
    const { upstream, restart, integration, passSeconds } = await seenAgency()
    await upstream.settled()
    integration.answers['POST /api/talents'] = rosterPage([lucia])
    passSeconds(600)
    expect(valueOf(await restart().roster())).toHaveLength(1)
  })

  it('fresh data come within ten seconds of the services’ return', async () => {
    const { upstream, restart, integration, panel, passSeconds } = await seenAgency()
    await upstream.settled()
    integration.fault = panel.fault = noConnection
    passSeconds(600)
    const restarted = restart()
    await restarted.start()
    for (let second = 0; second < 60; second += 1) {
      passSeconds(1)
      await everything(restarted)
    }
    integration.fault = panel.fault = null
    const back = passSeconds(0)
    for (let second = 0; second < 10; second += 1) {
      passSeconds(1)
      await everything(restarted)
      await settle()
    }
    const replies = await Promise.all([
      restarted.roster(),
      restarted.colours(),
      restarted.newsletter(),
    ])
    for (const reply of replies) expect(Number('asOf' in reply && reply.asOf)).toBeGreaterThan(back)
  })
})

/** An agency whose every call has been answered once. */
async function seenAgency(): Promise<Agency> {
  const agency = await fakeAgency()
  await everything(agency.upstream)
  return agency
}

async function everything(upstream: Agency['upstream']): Promise<string[]> {
  const replies = await Promise.all([
    upstream.roster(),
    upstream.talent(7, 'pt'),
    upstream.colours(),
    upstream.newsletter(),
    upstream.prehome(),
    upstream.slides('home'),
    upstream.socialLinks(),
    upstream.staff(),
  ])
  return replies.map(({ status }) => status)
}
