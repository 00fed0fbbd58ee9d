import { describe, expect, it } from 'vitest'

import { ana, fakeAgency, lucia, rosterPage, valueOf } from './fake-agency.fixture.ts'
import { refuses, says } from './fake-service.fixture.ts'

const other = { ...rosterPage([lucia]), current_page: 2 }

describe('a good answer', () => {
  it.each([
    ['HTML', '<!doctype html><title>Maintenance</title>'],
    ['an empty object', '{}'],
    ['another page', JSON.stringify(other)],
    ['an error', '{"message":"Server error"}'],
    ['nothing', ''],
    ['a list of nothing but faults', JSON.stringify(rosterPage([{ id: 'x' }, null]))],
  ])('is not replaced by %s under status 200, however often', async (_, text) => {
    const { upstream, integration, passSeconds, restart } = await fakeAgency()
    await upstream.roster()
    integration.fault = says(text)
    for (let reading = 0; reading < 3; reading += 1) {
      passSeconds(60)
      expect(valueOf(await upstream.roster())).toHaveLength(2)
    }
    await upstream.settled()
    expect(valueOf(await restart().roster())).toHaveLength(2)
  })

  it.each(['{}', '{"message":"Server error"}', '{"hair":[],"eyes":[]}'])(
    'of the colours is not replaced by %s, which has their shape',
    async (text) => {
      const { upstream, integration, passSeconds } = await fakeAgency()
      await upstream.colours()
      integration.fault = says(text)
      for (let reading = 0; reading < 3; reading += 1) {
        passSeconds(60)
        expect(valueOf(await upstream.colours()).hair).toHaveLength(1)
      }
    },
  )

  it('of a talent is not replaced by another talent', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    await upstream.talent(7, 'pt')
    integration.answers['GET /api/talent/profile'] = ana
    passSeconds(60)
    expect(valueOf(await upstream.talent(7, 'pt'))?.name).toBe('Lúcia Prado')
  })

  it('is replaced by the good part of a flawed one, and the flaws are told', async () => {
    const { upstream, integration, passSeconds, events } = await fakeAgency({ flawsReported: 2 })
    await upstream.roster()
    integration.answers['POST /api/talents'] = rosterPage([lucia, null, { ...ana, name: '' }, 0])
    passSeconds(60)
    expect(valueOf(await upstream.roster()).map(({ id }) => id)).toEqual([7])
    passSeconds(60)
    await upstream.roster()
    expect(events.filter(({ kind }) => kind === 'flaws-found')).toMatchObject([
      { call: 'POST /api/talents', flaws: [{ place: 'data.1' }, { place: 'data.2' }], total: 3 },
    ])
  })
})

describe('a roster of which most is gone', () => {
  const [bia, eva] = [9, 10].map((id) => ({ ...lucia, id }))

  it.each([
    ['misread', rosterPage([lucia, null, null, null])],
    ['left out', { ...rosterPage([lucia]), total: 4 }],
    ['left out on all twenty pages', rosterPage([lucia], 1, 21)],
  ])('is not believed when it is %s, however often', async (_, answer) => {
    const { upstream, integration, passSeconds, events } = await fakeAgency()
    integration.answers['POST /api/talents'] = rosterPage([lucia, ana, bia, eva])
    await upstream.roster()
    integration.answers['POST /api/talents'] = (query: URLSearchParams) => ({
      ...answer,
      current_page: Number(query.get('page')),
    })
    for (let reading = 0; reading < 3; reading += 1) {
      passSeconds(60)
      expect(valueOf(await upstream.roster())).toHaveLength(4)
    }
    expect(events).toContainEqual(
      expect.objectContaining({ failure: { kind: 'invalid-answer', issues: 'too much gone' } }),
    )
  })

  it('is believed when nothing in it is flawed', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    integration.answers['POST /api/talents'] = rosterPage([lucia, ana, bia, eva])
    await upstream.roster()
    integration.answers['POST /api/talents'] = rosterPage([lucia])
    passSeconds(60)
    expect(valueOf(await upstream.roster())).toHaveLength(1)
  })
})

describe('a list that falls to nothing', () => {
  it('is believed when the service says so twice', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    await upstream.roster()
    integration.answers['POST /api/talents'] = rosterPage([])
    passSeconds(60)
    expect(valueOf(await upstream.roster())).toHaveLength(2)
    passSeconds(7)
    expect(valueOf(await upstream.roster())).toEqual([])
  })

  it('is not asked for a second time at once', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    await upstream.roster()
    integration.answers['POST /api/talents'] = rosterPage([])
    passSeconds(60)
    for (let visit = 0; visit < 5; visit += 1) await upstream.roster()
    expect(valueOf(await upstream.roster())).toHaveLength(2)
  })

  it('is doubted afresh after it was full again', async () => {
    const { upstream, panel, passSeconds } = await fakeAgency()
    const readings = [await upstream.newsletter()]
    for (const posts of [[], panel.answers['GET /api/entities/newsletter'], []]) {
      panel.answers['GET /api/entities/newsletter'] = posts
      passSeconds(60)
      readings.push(await upstream.newsletter())
    }
    expect(readings.map((reply) => valueOf(reply).length)).toEqual([1, 1, 1, 1])
  })

  it('and stays there is no failure', async () => {
    const { upstream, panel, passSeconds, events } = await fakeAgency()
    panel.answers['GET /api/entities/newsletter'] = []
    for (let reading = 0; reading < 4; reading += 1) {
      expect(valueOf(await upstream.newsletter())).toEqual([])
      passSeconds(60)
    }
    expect(events.map(({ kind }) => kind)).toEqual(['signed-in'])
  })

  it('is believed at once where there was nothing before', async () => {
    const { upstream, panel } = await fakeAgency()
    panel.answers['GET /api/social-medias'] = {}
    expect(valueOf(await upstream.socialLinks())).toEqual([])
  })
})

describe('a talent that is not found', () => {
  it('is nobody: null, at once, in memory and on disk', async () => {
    const { upstream, integration, passSeconds, restart } = await fakeAgency()
    await upstream.talent(7, 'pt')
    integration.answers['GET /api/talent/profile'] = undefined
    passSeconds(60)
    expect(valueOf(await upstream.talent(7, 'pt'))).toBeNull()
    await upstream.settled()
    integration.fault = refuses(503)
    expect(valueOf(await upstream.talent(7, 'pt'))).toBeNull()
    expect(await restart().talent(7, 'pt')).toMatchObject({ status: 'failed' })
  })

  it('is no failure', async () => {
    const { upstream, events } = await fakeAgency()
    expect(valueOf(await upstream.talent(99, 'pt'))).toBeNull()
    expect(events.map(({ kind }) => kind)).toEqual(['signed-in'])
  })

  it('stays when it is not the service but something before it that says so', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    await upstream.talent(7, 'pt')
    integration.fault = () =>
      new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } })
    passSeconds(60)
    expect(valueOf(await upstream.talent(7, 'pt'))?.id).toBe(7)
  })

  it('as a list is a failure, not an empty one', async () => {
    const { upstream, panel } = await fakeAgency()
    panel.answers['GET /api/entities/newsletter'] = undefined
    expect(await upstream.newsletter()).toMatchObject({ reason: { status: 404 } })
  })
})
