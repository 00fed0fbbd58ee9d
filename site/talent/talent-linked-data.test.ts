import { describe, expect, it } from 'vitest'

import { talentLinkedData } from './talent-linked-data.ts'
import type { TalentView } from './load-talent.server.ts'

const ORIGIN = 'https://vereda.example'

const agata: TalentView = {
  addresses: { pt: '/modelos/a', en: '/en/models/a', es: '/es/modelos/a' },
  asked: { gender: 'woman', board: 'direct' },
  boards: [{ name: 'direct' }],
  id: 7,
  neighbours: { previous: null, next: null },
  name: 'Ágata Fontoura',
  similar: [],
  isKid: false,
  heightCm: 178,
  measures: [{ measure: 'bust', value: '82 cm' }],
  sizes: [],
  nationality: 'Brasil',
  languages: [],
  instagram: 'agata',
  modelsCom: 'https://models.com/models/agata',
  cover: { path: 'a/b c.jpg', version: 'f00', width: 900, height: 1200, colour: 3 },
  documents: { unit: 'inches', hasCover: true, hasJpegs: true },
  coverFilm: null,
  book: [],
  polaroids: [],
  films: [],
  digitalVideos: [],
}
const nothingKnown: Partial<TalentView> = {
  asked: { gender: 'all', board: 'all' },
  boards: [],
  heightCm: null,
  instagram: null,
  modelsCom: null,
  cover: null,
}

const crumbsOf = (talent: TalentView) => talentLinkedData(talent, ORIGIN, 'en')[1]

describe('what search engines are told of a talent', () => {
  it('is what the page shows, by name, and no more', () => {
    expect(talentLinkedData(agata, ORIGIN, 'en')[0]).toEqual({
      '@type': 'ProfilePage',
      url: `${ORIGIN}/en/models/a`,
      mainEntity: {
        '@type': 'Person',
        name: 'Ágata Fontoura',
        url: `${ORIGIN}/en/models/a`,
        image: `${ORIGIN}/pictures/1280/a/b%20c.jpg?v=f00`,
        gender: 'https://schema.org/Female',
        height: { '@type': 'QuantitativeValue', value: 178, unitCode: 'CMT' },
        sameAs: ['https://www.instagram.com/agata/', 'https://models.com/models/agata'],
      },
    })
  })

  it('leaves out what nobody knows', () => {
    const [page] = talentLinkedData({ ...agata, ...nothingKnown }, ORIGIN, 'pt')
    expect(page).toHaveProperty('mainEntity', {
      '@type': 'Person',
      name: 'Ágata Fontoura',
      url: `${ORIGIN}/modelos/a`,
      sameAs: [],
    })
  })

  it('is the way there too, in the page’s language', () => {
    expect(crumbsOf(agata)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Models', item: `${ORIGIN}/en/models` },
        { '@type': 'ListItem', position: 2, name: 'Women', item: `${ORIGIN}/en/models/women/all` },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Direct',
          item: `${ORIGIN}/en/models/women/direct`,
        },
        { '@type': 'ListItem', position: 4, name: 'Ágata Fontoura' },
      ],
    })
  })

  it('leads from the models to one without gender or board', () => {
    expect(crumbsOf({ ...agata, ...nothingKnown })).toMatchObject({
      itemListElement: [{ name: 'Models' }, { name: 'Ágata Fontoura' }],
    })
  })
})
