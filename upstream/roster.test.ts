import { describe, expect, it } from 'vitest'

import { ana, fakeAgency, lucia, rosterPage, valueOf } from './fake-agency.fixture.ts'
import { onlyFor, refuses } from './fake-service.fixture.ts'

const pages = [rosterPage([lucia], 1, 2), rosterPage([ana], 2, 2)]

describe('the roster', () => {
  it('is all pages of the service put together', async () => {
    const { upstream, integration } = await fakeAgency()
    integration.answers['POST /api/talents'] = pageOf
    expect(valueOf(await upstream.roster()).map(({ id }) => id)).toEqual([7, 8])
    expect(integration.asked.slice(1)).toEqual([
      'POST /api/talents?language=pt&paginate=1000&cover_web=1&cover2=1&page=1',
      'POST /api/talents?language=pt&paginate=1000&cover_web=1&cover2=1&page=2',
    ])
  })

  it('is one copy on disk', async () => {
    const { upstream, restart, integration } = await fakeAgency()
    integration.answers['POST /api/talents'] = pageOf
    await upstream.roster()
    await upstream.settled()
    integration.fault = refuses(503)
    expect(valueOf(await restart().roster()).map(({ id }) => id)).toEqual([7, 8])
  })

  it('is whole or the one before, when one page fails', async () => {
    const { upstream, integration, passSeconds } = await fakeAgency()
    integration.answers['POST /api/talents'] = pageOf
    await upstream.roster()
    integration.fault = onlyFor('page=2', refuses(500))
    passSeconds(60)
    expect(valueOf(await upstream.roster()).map(({ id }) => id)).toEqual([7, 8])
  })

  it('ends after twenty pages, however many the service has', async () => {
    const { upstream, integration, events } = await fakeAgency()
    integration.answers['POST /api/talents'] = (query: URLSearchParams) =>
      rosterPage([{ ...lucia, id: Number(query.get('page')) }], Number(query.get('page')), 1e6)
    expect(valueOf(await upstream.roster())).toHaveLength(20)
    expect(events.at(-1)).toMatchObject({
      kind: 'flaws-found',
      flaws: [{ place: 'data', reason: 'more pages than are read' }],
    })
  })

  it('with a talent that cannot be read has that one flaw, though its total counts it', async () => {
    const { upstream, integration, events } = await fakeAgency()
    integration.answers['POST /api/talents'] = rosterPage([lucia, null])
    await upstream.roster()
    expect(events.at(-1)).toMatchObject({ flaws: [{ place: 'data.1' }], total: 1 })
  })

  it('with fewer talents than its total says so', async () => {
    const { upstream, integration, events } = await fakeAgency()
    integration.answers['POST /api/talents'] = { ...rosterPage([lucia]), total: 2 }
    await upstream.roster()
    expect(events.at(-1)).toMatchObject({
      flaws: [{ place: 'data', reason: 'less than the total' }],
      total: 1,
    })
  })

  it('of more than 20,000 talents is none', async () => {
    const { upstream, integration } = await fakeAgency({ pageMs: 10_000 })
    const many = Array.from({ length: 15_000 }, (_, id) => ({ id, name: 'x' }))
    integration.answers['POST /api/talents'] = (query: URLSearchParams) =>
      rosterPage(many, Number(query.get('page')), 2)
    expect(await upstream.roster()).toMatchObject({ reason: { issues: 'too many talents' } })
  })

  it('shows a talent once, where it stands first', async () => {
    const { upstream, integration } = await fakeAgency()
    const twice = [ana, lucia, { ...ana, name: 'Another' }]
    integration.answers['POST /api/talents'] = rosterPage(twice)
    expect(valueOf(await upstream.roster()).map(({ name }) => name)).toEqual([ana.name, lucia.name])
  })
})

describe('a profile', () => {
  it('is asked for with all that the page shows, in the language of the page', async () => {
    const { upstream, integration } = await fakeAgency()
    await upstream.talent(7, 'es')
    expect(decodeURIComponent(integration.asked.at(-1) ?? '')).toBe(
      'GET /api/talent/profile?language=es&id=7&cover2=1&cover_web=1&detailed_languages=1' +
        '&nationality=1&gallery_item_caption=1&albums[]=2&albums[]=3&albums[]=4&albums[]=9',
    )
  })

  it('is one answer per language', async () => {
    const { upstream, integration } = await fakeAgency()
    integration.answers['GET /api/talent/profile'] = (query: URLSearchParams) => ({
      ...lucia,
      nationality: query.get('language'),
    })
    const replies = [await upstream.talent(7, 'pt'), await upstream.talent(7, 'en')]
    expect(replies.map((reply) => valueOf(reply)?.nationality)).toEqual(['pt', 'en'])
  })
})

describe('the newsletter', () => {
  it('is in all languages, newest first', async () => {
    const { upstream, panel } = await fakeAgency()
    const dates = ['2026-01-01', null, '2026-03-01', '2026-02-01']
    panel.answers['GET /api/entities/newsletter'] = dates.map((date, id) => ({
      id,
      date,
      slug: `a-${id}`,
      title: 'b',
      language: id % 2 === 0 ? 'pt' : 'es',
    }))
    const posts = valueOf(await upstream.newsletter())
    expect(posts.map(({ id, locale }) => `${id} ${locale}`)).toEqual([
      '2 pt',
      '3 es',
      '0 pt',
      '1 es',
    ])
  })
})

describe('the colours', () => {
  it('have a name in each language', async () => {
    const { upstream } = await fakeAgency()
    expect(valueOf(await upstream.colours())).toEqual({
      hair: [{ value: 'Brown', names: { en: 'Brown', es: 'Castaño', pt: 'Castanho' } }],
      eyes: [{ value: 'Green', names: { en: 'Green', es: 'Verdes', pt: 'Verdes' } }],
    })
  })
})

function pageOf(query: URLSearchParams) {
  return pages[Number(query.get('page')) - 1]
}
