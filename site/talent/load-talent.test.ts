import { describe, expect, it } from 'vitest'

import { agencyWhere, answering, unreachable } from '../page/agency-where.fixture.ts'
import { identityContext } from '../page/request-context.ts'
import { loadTalent, redirectToTalent } from './load-talent.server.ts'
import { someone, someProfile } from '#agency/someone.fixture.ts'

const agata = someProfile({ boards: ['image', 'direct'], nationality: 'Brasil' })
const home = agencyWhere({ talent: async (id) => answering(id === 7 ? agata : null) })
const address = { gender: 'mulheres', category: 'image', id_model: '7', name: 'agata-fontoura' }
const notFound = { data: { kind: 'page-not-found' }, init: { status: 404 } }

async function redirectOf(request: Promise<unknown>): Promise<[number, string | null]> {
  const answer: unknown = await request.catch((error: unknown) => error)
  if (!(answer instanceof Response)) throw new Error('no redirect')
  return [answer.status, answer.headers.get('Location')]
}

/** The roster of a time lists talents, and the service fails for each of them. */
function failing(ids: number[], asOf = new Date()) {
  const roster = { status: 'answered', value: ids.map((id) => someone({ id })), asOf } as const
  return agencyWhere({ talent: unreachable, roster: async () => roster })
}

describe('a profile', () => {
  it('is shown at its address, and found at it under any of its boards', async () => {
    const page = await loadTalent(home, { ...address, category: 'direct' }, '')
    expect(page.name).toBe('Ágata Fontoura')
    expect(page.addresses.en).toBe('/en/models/women/image/7/agata-fontoura')
    expect(page.header.listPath).toBe('/modelos/mulheres/direct')
  })

  it('is not found where the service fails for a talent whom the roster does not list', async () => {
    await expect(loadTalent(failing([8]), address, '')).rejects.toMatchObject(notFound)
    const failed = { init: { status: 503 } }
    await expect(loadTalent(failing([8], new Date(0)), address, '')).rejects.toMatchObject(failed)
    await expect(loadTalent(failing([7, 8]), address, '')).rejects.toMatchObject(failed)
    const nothing = agencyWhere({
      talent: unreachable,
      roster: unreachable,
    })
    await expect(loadTalent(nothing, address, '')).rejects.toMatchObject(failed)
  })

  it('knows whether it is a kid’s', async () => {
    expect((await loadTalent(home, address, '')).isKid).toBe(false)
    const bia = { ...agata, boards: ['image', 'kids'] as const }
    const kids = agencyWhere({ talent: async () => answering(bia) })
    expect((await loadTalent(kids, address, '')).isKid).toBe(true)
  })

  it('shows colours as they are while nobody tells what they are called', async () => {
    const page = await loadTalent(home, address, '')
    expect(page.measures).toContainEqual({ measure: 'hair', value: 'Red' })
  })

  it('leads to similar talents, with no more than a link needs', async () => {
    const bia = someone({ id: 8, name: 'Bia Lima' })
    const roster = [someone(), bia, someone({ id: 9, boards: ['kids'] })]
    const there = agencyWhere({
      talent: async () => answering(agata),
      roster: async () => answering(roster),
    })
    expect((await loadTalent(there, { ...address, locale: 'en' }, '')).similar).toEqual([
      {
        id: 8,
        name: 'Bia Lima',
        path: '/en/models/women/mainboard/8/bia-lima',
        cover: null,
        height: `5'10" / 178 cm`,
      },
    ])
    expect((await loadTalent(home, address, '')).similar).toEqual([]) // without the roster
  })

  it('has its sizes in other countries', async () => {
    const measures = { ...agata.measures, shoes: '39 BR' }
    const there = agencyWhere({ talent: async () => answering({ ...agata, measures }) })
    expect((await loadTalent(there, address, '')).sizes).toContainEqual({
      measure: 'shoes',
      sizes: { br: '39', eu: '41', us: '9,5', uk: '7,5' },
    })
  })

  it.each([
    ['pt', 'cm'],
    ['en', 'inches'],
  ] as const)(
    'offers documents in %s in %s where the identity file says so',
    async (locale, unit) => {
      const there = agencyWhere({ talent: async () => answering(agata) })
      const identity = there.get(identityContext)
      const documents = { ...identity.documents, units: { pt: 'cm' } as const }
      expect((await loadTalent(there, { ...address, locale }, '')).documents.unit).toBe('inches')
      there.set(identityContext, { ...identity, documents })
      expect((await loadTalent(there, { ...address, locale }, '')).documents.unit).toBe(unit)
    },
  )

  it.each([
    ['cover.jpg', true, true],
    ['cover.jpg', false, false],
    ['1.jpg', false, true],
    [null, true, false],
  ])(
    'offers %j as a front, where the panel is embedded (%s): %s',
    async (poster, isPanelEmbedded, isOffered) => {
      const photo = { id: 1, file: '1.jpg', caption: null, width: null, height: null }
      const gallery = { ...agata.gallery, book: [photo] }
      const talent = { ...agata, gallery, covers: { ...agata.covers, poster } }
      const there = agencyWhere({ talent: async () => answering(talent), isPanelEmbedded })
      const { documents: offered } = await loadTalent(there, address, '')
      expect([offered.hasCover, offered.hasJpegs]).toEqual([isOffered, isPanelEmbedded])
    },
  )

  it('understands words of another language', async () => {
    const page = await loadTalent(home, { ...address, locale: 'en', gender: 'mujeres' }, '')
    expect(page.name).toBe('Ágata Fontoura')
  })

  it.each([
    [{ name: 'somebody-else' }],
    [{ gender: 'homens' }],
    [{ gender: 'todos', category: 'all' }],
    [{ category: 'mainboard' }],
  ])('leads to its own address for good from a wrong one: %j', async (wrong) => {
    const request = loadTalent(home, { ...address, ...wrong }, '?from=card')
    expect(await redirectOf(request)).toEqual([
      301,
      '/modelos/mulheres/image/7/agata-fontoura?from=card',
    ])
  })

  it('leads there from an address without its name', async () => {
    const request = redirectToTalent(home, { ...address, locale: 'es' }, '')
    expect(await redirectOf(request)).toEqual([301, '/es/modelos/mujeres/image/7/agata-fontoura'])
  })

  it.each([
    [{ id_model: '8' }],
    [{ id_model: '7e3' }],
    [{ id_model: '-7' }],
    [{ id_model: '9'.repeat(30) }],
    [{ gender: 'nobody' }],
    [{ category: 'development' }], // not a board of this agency
    [{ category: '__proto__' }],
  ])('that does not exist is a 404: %j', async (wrong) => {
    await expect(loadTalent(home, { ...address, ...wrong }, '')).rejects.toMatchObject(notFound)
  })

  it('answers 503, not 404, when the agency’s service is down', async () => {
    const page = loadTalent(agencyWhere({ talent: unreachable }), address, '')
    await expect(page).rejects.toMatchObject({ init: { status: 503 } })
  })
})
