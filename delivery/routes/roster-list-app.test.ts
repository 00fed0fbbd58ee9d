import { describe, expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'
import type { RosterTalent } from '#agency/talent.ts'
import { largeRoster } from '#site/roster-list/large-roster.fixture.ts'
import { LIST_VERSION, type ListedTalent } from '#site/roster-list/roster-list.ts'
import type { Reply } from '#upstream/upstream.ts'

import { toCachedResponse } from '../page-cache/cached-response.ts'
import { rosterListApp } from './roster-list-app.ts'

const both = (...ids: number[]) => ({ woman: ids, man: ids })
const covers = (card: string | null) => ({ card, hover: 'b.jpg', poster: card, film: 'd.mp4' })
const beginningWith = (id: number, card: string | null, poster: string | null) =>
  someone({ id, covers: { card, hover: null, poster, film: 'd.mp4' } })
const addresses = ['/roster.json', '/roster-other-covers.json']
const names = { pt: 'Ruivo', en: 'Red', es: 'Pelirrojo' }

async function answering<T>(value: T): Promise<Reply<T>> {
  return { status: 'answered', value, asOf: new Date(0) }
}

async function unreachable(): Promise<Reply<never>> {
  return { status: 'failed', reason: { kind: 'unreachable' } }
}

function appWhere(
  roster: () => Promise<Reply<readonly RosterTalent[]>>,
  facts = new Map<string, ListedTalent['cover']>(),
) {
  return rosterListApp(partsWhere(roster, facts))
}

function partsWhere(
  roster: () => Promise<Reply<readonly RosterTalent[]>>,
  facts = new Map<string, ListedTalent['cover']>(),
): Parameters<typeof rosterListApp>[0] {
  return {
    upstream: {
      roster,
      colours: () =>
        answering({ hair: [{ value: 'red', names }], eyes: [{ value: 'Blue', names }] }),
    },
    identity: {
      boards: {
        mainboard: both(2042),
        atelier: {
          ...both(3100),
          titles: { pt: 'Ateliê', en: 'Atelier' },
          descriptions: { pt: 'Mãos.', en: 'Hands.' },
        },
      },
    },
    media: {
      picture: (path) =>
        facts.get(path) ?? { path, version: null, width: null, height: null, colour: null },
    },
  }
}

describe('the list of everyone', () => {
  it('contains what cards and filters need, in the agency’s order, and nothing else', async () => {
    const ana = { ...someone({ id: 9, covers: covers('a.jpg') }), birthdate: '2011-01-01' }
    const app = appWhere(() => answering([ana, someone({ covers: covers(null) })]))
    const answer = await app.request('/roster.json')
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    const text = await answer.text()
    expect(text).not.toMatch(/2011|b\.jpg|c\.jpg|d\.mp4/)
    const { covers: _, ...facts } = someone()
    expect(JSON.parse(text).list).toEqual({
      talents: [
        {
          ...facts,
          id: 9,
          cover: { path: 'a.jpg', version: null, width: null, height: null, colour: null },
        },
        { ...facts, cover: null },
      ],
      otherPosters: [7],
      boards: [{ name: 'mainboard' }, { name: 'atelier', titles: { pt: 'Ateliê', en: 'Atelier' } }],
      descriptions: { atelier: { pt: 'Mãos.', en: 'Hands.' } },
      colours: { hair: [{ value: 'red', names }], eyes: [] }, // nobody’s eyes are blue
    })
  })

  it('names those whose profile begins with something else than the card', async () => {
    const app = appWhere(() =>
      answering([
        beginningWith(1, 'a.jpg', 'a.jpg'),
        beginningWith(2, 'a.jpg', 'b.jpg'),
        beginningWith(3, null, null),
        someone({ id: 4, covers: { card: null, hover: null, poster: null, film: null } }),
      ]),
    )
    const answer = await app.request('/roster.json')
    expect((await answer.json()).list.otherPosters).toEqual([2, 3])
  })

  it('comes with the descriptions of boards, which the menu fetches alone', async () => {
    const app = appWhere(() => Promise.reject(new Error('never asked for')))
    const answer = await app.request('/board-descriptions.json')
    expect(await answer.json()).toEqual({ atelier: { pt: 'Mãos.', en: 'Hands.' } })
  })

  it('leaves the covers under the pointer to an answer of their own', async () => {
    const alone = someone({ id: 8, covers: { ...covers('a.jpg'), hover: null } })
    const app = appWhere(() => answering([someone({ covers: covers('a.jpg') }), alone]))
    const answer = await app.request('/roster-other-covers.json')
    const facts = { version: null, width: null, height: null, colour: null }
    expect((await answer.json()).list).toEqual({ 7: { path: 'b.jpg', ...facts } })
  })

  it('is under 55 kB for 1,000 talents, of whom no two have a picture in common (brotli)', async () => {
    const { talents } = largeRoster(1_000)
    const facts = new Map(talents.map(({ cover }) => [cover?.path ?? '', cover]))
    const roster = talents.map((talent) => ({
      ...talent,
      covers: covers(talent.cover?.path ?? null),
    }))
    const app = appWhere(() => answering(roster), facts)
    const { br } = await toCachedResponse(await app.request('/roster.json'))
    expect(br.bytes.byteLength).toBeLessThan(55_000)
  })

  it('of more than 2,000 talents is empty', async () => {
    const many = Array.from({ length: 2_001 }, (_, id) => someone({ id }))
    const media = { picture: () => expect.unreachable('a picture that nobody will see') }
    const app = rosterListApp({ ...partsWhere(() => answering(many)), media })
    for (const address of addresses) {
      expect(await (await app.request(address)).json()).toEqual({
        version: LIST_VERSION,
        list: null,
      })
    }
  })

  it.each(addresses)('is nothing for search engines: %s', async (address) => {
    const answer = await appWhere(() => answering([someone()])).request(address)
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  })

  it.each(addresses)(
    'is to be asked for again later while the roster has never been told: %s',
    async (address) => {
      const answer = await appWhere(unreachable).request(address)
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30'])
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    },
  )
})
