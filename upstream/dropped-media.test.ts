import { describe, expect, it } from 'vitest'

import { ana, fakeAgency, lucia, rosterPage, settle } from './fake-agency.fixture.ts'
import { noConnection } from './fake-service.fixture.ts'

const HALF_A_DAY = 12 * 3_600

describe('a picture that a talent no longer has', () => {
  it('is gone once the profile’s answer lacks it, without the others', async () => {
    const { upstream, gone, show, passSeconds } = await agencyOfAna()
    await upstream.talent(ana.id, 'pt')
    show(['1.jpg', '3.jpg'])
    passSeconds(60)
    await upstream.talent(ana.id, 'pt')
    await expect.poll(() => gone).toEqual(['2.jpg'])
  })

  it('stays while the profile in another language shows it, and is gone within a day if nobody opens that', async () => {
    const { upstream, gone, show, passSeconds } = await agencyOfAna()
    await upstream.talent(ana.id, 'pt')
    await upstream.talent(ana.id, 'es')
    show(['1.jpg'])
    passSeconds(60)
    await upstream.talent(ana.id, 'pt')
    await settle()
    expect(gone).toEqual([])
    passSeconds(HALF_A_DAY)
    await upstream.lookForDepartures()
    await upstream.settled()
    expect(gone).toEqual(['2.jpg'])
  })

  it('is gone if two languages, each still shown by the other, are asked for at once', async () => {
    const { upstream, gone, show, passSeconds } = await agencyOfAna({ refreshMs: 300, pageMs: 200 })
    const read = () => Promise.all([upstream.talent(ana.id, 'pt'), upstream.talent(ana.id, 'es')])
    await read()
    show(['1.jpg'])
    passSeconds(60)
    await read()
    await expect.poll(() => gone).toContain('2.jpg')
  })

  it('stays while the services do not answer', async () => {
    const { upstream, integration, gone, show, passSeconds } = await agencyOfAna()
    await upstream.talent(ana.id, 'pt')
    await upstream.settled()
    show(['1.jpg'])
    integration.fault = noConnection
    passSeconds(HALF_A_DAY)
    await upstream.talent(ana.id, 'pt')
    await upstream.lookForDepartures()
    await upstream.settled()
    expect(gone).toEqual([])
    integration.fault = null
    passSeconds(60)
    await upstream.talent(ana.id, 'pt')
    await expect.poll(() => gone).toEqual(['2.jpg'])
  })

  it('is gone if it was removed while the site was off', async () => {
    const { upstream, restart, gone, show, passSeconds } = await agencyOfAna()
    await upstream.talent(ana.id, 'pt')
    await upstream.settled()
    show(['1.jpg'])
    passSeconds(HALF_A_DAY)
    const restarted = restart()
    await restarted.lookForDepartures()
    await restarted.settled()
    expect(gone).toEqual(['2.jpg'])
  })

  it('is gone after the next answer if the process ended before it was deleted', async () => {
    const { upstream, restart, gone, deletion, show, passSeconds } = await agencyOfAna()
    await upstream.talent(ana.id, 'pt')
    await upstream.settled()
    show(['1.jpg'])
    passSeconds(60)
    deletion.ended = new Promise(() => {}) // the process ends before
    await upstream.talent(ana.id, 'pt')
    await expect.poll(() => gone).toEqual(['2.jpg'])
    gone.length = 0
    deletion.ended = Promise.resolve()
    await restart().talent(ana.id, 'pt')
    await expect.poll(() => gone).toEqual(['2.jpg'])
  })

  it('is gone with the page that was on its way and brought it back', async () => {
    const { upstream, gone, show, passSeconds } = await agencyOfAna({ refreshMs: 300, pageMs: 200 })
    await upstream.talent(ana.id, 'pt')
    show(['1.jpg'])
    passSeconds(60)
    await upstream.talent(ana.id, 'pt')
    await expect.poll(() => gone).toEqual(['2.jpg', '2.jpg'])
  })
})

describe('a cover that a card no longer has', () => {
  it('is gone', async () => {
    const { upstream, integration, gone, passSeconds } = await agencyOfAna()
    await upstream.roster()
    integration.answers['POST /api/talents'] = rosterPage([lucia, { ...ana, cover: 'new.jpg' }])
    passSeconds(60)
    await upstream.roster()
    await expect.poll(() => gone).toEqual(['cover.jpg'])
  })

  it('stays if the service lists the talent a second time with another cover, which no card shows', async () => {
    const { upstream, integration, gone, passSeconds } = await agencyOfAna()
    const twice = rosterPage([
      { ...ana, cover: 'cover.jpg' },
      { ...ana, cover: 'other.jpg' },
    ])
    integration.answers['POST /api/talents'] = twice
    await upstream.roster()
    passSeconds(60)
    await upstream.roster()
    await settle()
    expect(gone).toEqual([])
  })

  it('stays if the profile shows it', async () => {
    const { upstream, integration, gone, show, passSeconds } = await agencyOfAna()
    show(['1.jpg', 'cover.jpg'])
    await upstream.roster()
    await upstream.talent(ana.id, 'pt')
    integration.answers['POST /api/talents'] = rosterPage([lucia, { ...ana, cover: '1.jpg' }])
    passSeconds(60)
    await upstream.roster()
    await settle()
    expect(gone).toEqual([])
  })
})

describe('the look for what has left', () => {
  it('costs no page a check, and no answer its place in memory, while nothing is old', async () => {
    const { upstream, restart, invalidations } = await agencyOfAna()
    await upstream.talent(ana.id, 'pt')
    await upstream.settled()
    const restarted = restart()
    await restarted.roster()
    const before = invalidations.count
    await restarted.lookForDepartures()
    expect(invalidations.count).toBe(before)
  })

  it('costs no page a check either while the service is down', async () => {
    const { upstream, restart, integration, invalidations, passSeconds } = await agencyOfAna()
    await upstream.roster()
    await upstream.talent(ana.id, 'pt')
    await upstream.settled()
    integration.fault = noConnection
    passSeconds(HALF_A_DAY)
    const restarted = restart()
    await restarted.roster()
    const before = invalidations.count
    await restarted.lookForDepartures()
    expect(invalidations.count).toBe(before)
  })

  it('pauses after each profile that it asks for, so that the service has time for visitors', async () => {
    const { upstream, integration, passSeconds } = await agencyOfAna({ lookPauseMs: 3_600_000 })
    await upstream.talent(ana.id, 'pt')
    await upstream.talent(ana.id, 'es')
    passSeconds(HALF_A_DAY)
    void upstream.lookForDepartures()
    const asked = () => integration.asked.filter((each) => each.includes('/profile')).length
    await expect.poll(asked).toBe(3)
    await settle()
    expect(asked()).toBe(3)
  })
})

/** An agency with Ana, her cover and two pictures. */
async function agencyOfAna(limits: Parameters<typeof fakeAgency>[0] = {}) {
  const agency = await fakeAgency(limits)
  const { answers } = agency.integration
  const shown = { ...ana, cover: 'cover.jpg' }
  const show = (files: readonly string[]) => {
    const book = files.map((file, index) => ({ id: index + 1, file }))
    answers['GET /api/talent/profile'] = (query: URLSearchParams) =>
      query.get('id') === String(ana.id) ? { ...shown, book } : { ...lucia, cover: null }
  }
  answers['POST /api/talents'] = rosterPage([{ ...lucia, cover: null }, shown])
  show(['1.jpg', '2.jpg'])
  return { ...agency, show }
}
