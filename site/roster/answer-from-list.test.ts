import { describe, expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'
import { answering, agencyWhere } from '../page/agency-where.fixture.ts'
import type { RosterList } from '../roster-list/roster-list.ts'
import { loadRoster } from './load-roster.server.ts'
import { answerFrom } from './answer-from-list.ts'
import type { RosterData } from './roster-data.ts'
import { fromRosterText, toRosterText } from './roster-text.ts'

const modelsPattern = '/:locale?/modelos'
const boardPattern = '/:locale?/modelos/:gender/:category'
const names = { pt: 'Ruivo', en: 'Red', es: 'Pelirrojo' }
const colours = { hair: [{ value: 'Red', names }], eyes: [] }
const roster = Array.from({ length: 25 }, (_, id) =>
  someone({
    id,
    name: id % 3 === 0 ? 'Bia Sá' : 'Ana Sá',
    gender: id % 2 === 0 ? 'woman' : 'man',
    nationality: id % 5 === 0 ? 'ar' : null,
    languages: id % 4 === 0 ? ['pt', 'fr'] : ['pt'],
    boards: id === 4 ? ['kids'] : ['image'],
    covers: { card: id === 2 ? 'a.jpg' : null, hover: null, poster: null, film: null },
  }),
)
const context = agencyWhere({
  roster: () => answering(roster),
  colours: () => answering(colours),
})
const list: RosterList = {
  talents: roster.map(({ covers, ...talent }) => ({
    ...talent,
    cover:
      covers.card === null
        ? null
        : { path: covers.card, version: null, width: null, height: null, colour: null },
  })),
  otherPosters: [],
  boards: ['image', 'mainboard', 'direct', 'nova_bossa'].map((name) => ({ name })),
  descriptions: { image: { pt: 'Rostos.', en: 'Faces.', es: 'Rostros.' } },
  colours,
}
/** The data as a page is told it, without what only the list has. */
function told(answer: RosterData | null): RosterData | null {
  if (answer === null) return null
  const { addresses, version, text } = toRosterText(answer)
  return fromRosterText({ addresses, version, text })
}
const fromList = (address: string) => answerFrom(list, new URL(address, 'https://vereda.example'))

describe('a models page from the list in the browser', () => {
  it.each([
    '',
    '?page=2',
    '?letter=b&sort=name',
    '?sort=tallest&page=2',
    '?sort=shortest&hair=red',
    '?hair=red&height=170-',
    '?letter=q',
    '?nationality=ar&languages=pt&languages=fr',
    '?letter=ä',
  ])('is the one that the server would have sent: %s', async (query) => {
    const search = new URLSearchParams(query)
    const models = await loadRoster(context, { locale: 'en' }, modelsPattern, search)
    expect(told(fromList(`/en/models${query}`))).toEqual(told(models))
    const board = await loadRoster(
      context,
      { gender: 'homens', category: 'image' },
      boardPattern,
      search,
    )
    expect(told(fromList(`/modelos/homens/image${query}`))).toEqual(told(board))
  })

  it.each([
    '/modelos/mulheres/development',
    '/kids',
    '/modelos/mulheres/bossa_nova',
    '/fr/modelos',
  ])('is left to the server where only that can tell: %s', (address) => {
    expect(fromList(address)).toBeNull()
  })
})
