import { describe, expect, it } from 'vitest'

import { fakeAgency, valueOf } from './fake-agency.fixture.ts'
import { noConnection, onlyFor, refuses } from './fake-service.fixture.ts'

describe('signing in', () => {
  it('happens at the start, to both services', async () => {
    const { upstream, integration, panel, events } = await fakeAgency()
    await upstream.start()
    expect([integration.asked, panel.asked]).toEqual([['POST /api/signin'], ['POST /api/login']])
    expect(events.map(({ kind }) => kind)).toEqual(['signed-in', 'signed-in'])
  })

  it('that fails at the start stops nothing and is tried again by a later call', async () => {
    const { upstream, integration, events, passSeconds } = await fakeAgency()
    integration.fault = refuses(401)
    await upstream.start()
    expect(events).toContainEqual({
      kind: 'sign-in-failed',
      service: 'integration',
      failure: { kind: 'refused', status: 401 },
    })
    integration.fault = null
    passSeconds(5)
    expect(valueOf(await upstream.roster())).toHaveLength(2)
  })

  it('happens once for 50 calls that are told 401 together, and each is repeated', async () => {
    const { upstream, integration } = await fakeAgency()
    await upstream.start()
    integration.revokeTokens()
    const ids = Array.from({ length: 50 }, (_, id) => id)
    const replies = await Promise.all(ids.map((id) => upstream.talent(id, 'pt')))
    expect(replies.filter(({ status }) => status === 'answered')).toHaveLength(50)
    expect(integration.signIns()).toBe(2)
  })

  it('happens once although one of the calls hears its 401 late', async () => {
    const { upstream, integration } = await fakeAgency()
    await upstream.start()
    const old = 'Bearer token-1'
    integration.fault = ({ path, headers }) => {
      if (headers['authorization'] !== old) return null
      const isLate = path.includes('id=8')
      return new Promise((resolve) =>
        setTimeout(() => resolve(new Response('{}', { status: 401 })), isLate ? 30 : 0),
      )
    }
    const replies = await Promise.all([upstream.talent(7, 'pt'), upstream.talent(8, 'pt')])
    expect(replies.map((reply) => valueOf(reply)?.id)).toEqual([7, 8])
    await upstream.talent(7, 'en')
    expect(integration.signIns()).toBe(2)
  })

  it('happens anew whenever the token has ended', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    for (let day = 0; day < 5; day += 1) {
      expect((await upstream.roster()).status).toBe('answered')
      integration.revokeTokens()
      passSeconds(86_400)
    }
    expect(integration.signIns()).toBe(5)
  })

  it('that does not help is not repeated for each call', async () => {
    const { upstream, integration } = await fakeAgency()
    await upstream.start()
    integration.fault = onlyFor('talent', refuses(401))
    const ids = Array.from({ length: 200 }, (_, id) => id)
    const replies = await Promise.all(ids.map((id) => upstream.talent(id, 'pt')))
    for (const reply of replies)
      expect(reply).toMatchObject({ reason: { kind: 'refused', status: 401 } })
    expect(integration.signIns()).toBeLessThanOrEqual(3)
  })

  it('that does not help leaves what was seen', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    const before = await upstream.roster()
    integration.fault = onlyFor('talents', refuses(401))
    passSeconds(60)
    expect(await upstream.roster()).toEqual(before)
    expect(integration.signIns()).toBe(2)
  })

  it('is tried once in five seconds while it is refused', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    integration.fault = refuses(401)
    for (let second = 0; second < 60; second += 1) {
      await Promise.all([upstream.roster(), upstream.colours(), upstream.talent(second, 'pt')])
      passSeconds(1)
    }
    expect(integration.asked).toEqual(Array.from({ length: 12 }, () => 'POST /api/signin'))
  })

  it('out of order leaves what was seen, and so does a service that is gone altogether', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    const before = await upstream.roster()
    integration.revokeTokens()
    integration.fault = onlyFor('signin', noConnection)
    passSeconds(60)
    expect(await upstream.roster()).toEqual(before)
  })

  it('leaves no credential in an address, an event or a failure', async () => {
    const { upstream, integration, panel, events } = await fakeAgency()
    for (const fault of [null, refuses(401), refuses(500), noConnection]) {
      integration.fault = panel.fault = fault
      events.push(...[await upstream.roster(), await upstream.newsletter()].map(asEvent))
    }
    expect(JSON.stringify([events, integration.asked, panel.asked])).not.toMatch(
      /salt-|secret-|token-|Bearer|10\.0\.0\.7/,
    )
  })
})

/** A failure beside the events, to be searched like them. */
function asEvent(reply: { status: string }) {
  return { kind: 'copy-failed' as const, reason: JSON.stringify(reply) }
}
