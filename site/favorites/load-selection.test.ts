import { describe, expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'

import { agencyWhere, answering } from '../page/agency-where.fixture.ts'
import { loadSelection, type Selection } from './load-selection.server.ts'

const agency = agencyWhere({
  roster: async () =>
    answering([someone({ id: 7 }), someone({ id: 12, name: 'Bia Prado' }), someone({ id: 30 })]),
})
const load = (query: string, locale?: string, context = agency) =>
  loadSelection(context, { locale }, new URLSearchParams(query))
const loadShared = async (query: string, locale?: string) => {
  const view = await load(query, locale)
  return view.kind === 'page' ? view.shared : null
}
const namesOf = (selection: Selection | null) => selection?.talents.map(({ name }) => name)

describe('a shared selection', () => {
  it('shows whom the link names, in its order, with their measures', async () => {
    const shared = await loadShared('ids=12,7', 'en')
    expect(namesOf(shared)).toEqual(['Bia Prado', 'Ágata Fontoura'])
    expect(shared?.talents[1]?.path).toBe('/en/models/women/mainboard/7/agata-fontoura')
    expect(shared?.talents[1]?.measures[0]).toEqual({
      measure: 'height',
      value: `5'10" / 178 cm`,
    })
  })

  it('names the numbers that are nobody’s, or nobody’s any more', async () => {
    const shared = await loadShared('ids=7,99,abc,1000')
    expect(namesOf(shared)).toEqual(['Ágata Fontoura'])
    expect(shared?.gone).toEqual([99, 1000])
  })

  it('may be of nobody', async () => {
    expect(await loadShared('ids=')).toEqual({
      talents: [],
      gone: [],
      isCut: false,
      documents: '/documents/list?ids=',
    })
  })

  it('is a 503 while the roster has never been told', async () => {
    await expect(load('ids=7', undefined, agencyWhere({}))).rejects.toMatchObject({
      init: { status: 503 },
    })
  })

  it.each(['ids=7', 'mine=7'])(
    'asks for colours while the roster is on its way: %s',
    async (query) => {
      const asked: string[] = []
      const slow = agencyWhere({
        roster: async () => {
          await Promise.resolve().then(() => asked.push('roster has come'))
          return answering([])
        },
        colours: () => {
          asked.push('colours')
          return answering({ hair: [], eyes: [] })
        },
      })
      await load(query, undefined, slow)
      expect(asked).toEqual(['colours', 'roster has come'])
    },
  )
})

describe('the visitor’s own favorites', () => {
  it('are unknown to the server', async () => {
    expect(await load('')).toEqual({ kind: 'page', shared: null })
    expect(await load('', undefined, agencyWhere({}))).toEqual({ kind: 'page', shared: null })
  })

  it('are looked up where the page asks for them', async () => {
    expect(await load('mine=30,99')).toMatchObject({
      kind: 'mine',
      selection: { talents: [{ id: 30 }], gone: [99] },
    })
  })

  it('stay on screen as they are while the roster cannot be read: no failure', async () => {
    const view = await load('mine=7', undefined, agencyWhere({}))
    expect(view).toEqual({ kind: 'mine', selection: null })
  })
})

it('a language that the site does not speak has no favorites', async () => {
  await expect(load('', 'fr')).rejects.toMatchObject({ data: { kind: 'language-not-found' } })
})
