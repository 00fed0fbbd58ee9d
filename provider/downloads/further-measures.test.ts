import { expect, it } from 'vitest'

import { freshAgency, talentNamed } from '../agency-folder/fresh-agency.fixture.ts'
import { rowsOf } from '../service/tables.ts'
import { findFurtherMeasures } from './further-measures.ts'

it.each([
  ['Bia Ávila-Prado', ['Jeans', 'Hair', 'Eyes']],
  ['Bia', ['Hair']],
])('a document ordered for %j shows %j', async (name, labels) => {
  await using agency = await freshAgency('sqlite')
  const texts = { measures: { jeans: 'P. Prado' }, hair: 'Brown', eyes: 'AVILA green' }
  await agency.importWith({ talents: [talentNamed('bia', { name: 'Bia Ávila-Prado', ...texts })] })
  const [talent] = await agency.talents()
  const order = { talent: { id: talent?.id ?? 0, name }, language: 'en' } as const
  const found = await findFurtherMeasures(rowsOf(agency.database), order)
  expect(Object.keys(found)).toEqual(labels)
})

it.each([
  ['Ana Løken', 'Ana', { hair: 'Brown', eyes: 'Loken green' }, ['Hair']],
  ['Ana Groß', 'Ana', { hair: 'GROSS', eyes: 'Brown' }, ['Eyes']],
  ['Ana dos Santos', 'Ana', { hair: 'Brown', eyes: 'Azulados' }, ['Hair', 'Eyes']],
  ['Ana Brown', 'Ana Brown', { hair: 'Brown', eyes: 'Green' }, ['Hair', 'Eyes']],
])(
  'of %s a document ordered for %j leaves out the surname alone',
  async (name, shown, texts, labels) => {
    await using agency = await freshAgency('sqlite')
    await agency.importWith({ talents: [talentNamed('ana', { name, measures: {}, ...texts })] })
    const [talent] = await agency.talents()
    const order = { talent: { id: talent?.id ?? 0, name: shown }, language: 'en' } as const
    const found = await findFurtherMeasures(rowsOf(agency.database), order)
    expect(Object.keys(found)).toEqual(labels)
  },
)

it.each([
  ['pt', { Terno: '48', Jeans: '40', Cabelo: 'Castanho', Olhos: 'Verdes' }],
  ['en', { Suit: '48', Jeans: '40', Hair: 'Brown', Eyes: 'Green' }],
  ['es', { Traje: '48', Jeans: '40', Cabello: 'Castaño', Ojos: 'Verdes' }],
] as const)('measures are called as on the page (%s)', async (language, measures) => {
  await using agency = await freshAgency('sqlite')
  const texts = { measures: { suit: '48', jeans: '40' }, hair: 'brown', eyes: 'Green' }
  await agency.importWith({ talents: [talentNamed('ana', { gender: 'man', ...texts })] })
  const [talent] = await agency.talents()
  const order = { talent: { id: talent?.id ?? 0, name: 'ANA' }, language }
  expect(await findFurtherMeasures(rowsOf(agency.database), order)).toEqual(measures)
})
