import { expect, it } from 'vitest'

import { parseBrief } from './parse-brief.ts'
import { someRoster } from './some-roster.fixture.ts'

const read = (brief: string) => parseBrief(brief, someRoster)

it.each([
  ['shooting in Portugal', ['shooting', 'Portugal']],
  ['campanha na Itália', ['campanha', 'Itália']],
  ['rodaje en España', ['rodaje', 'España']],
  ['week in the Netherlands', ['week', 'Netherlands']],
  ['casting in Brazil or Argentina', ['casting', 'Brazil', 'Argentina']],
  ['shooting in Lisbon, Portugal', ['shooting', 'Lisbon', 'Portugal']],
  ['shoot in cape town, south africa', ['shoot', 'cape', 'town', 'south africa']],
  ['Local: São Paulo, Brasil', ['Local', 'São', 'Paulo', 'Brasil']],
  ['women for a day in Milan Italy', ['day', 'Milan', 'Italy']],
  ['Usage: USA & Canada, 12 months', ['Usage', 'USA', 'Canada', '12', 'months']],
  ['Territory: Germany, France', ['Territory', 'Germany', 'France']],
  ['Uso: Estados Unidos', ['Uso', 'Estados Unidos']],
  ['client from Germany', ['client', 'Germany']],
  ['moradoras do Brasil', ['moradoras', 'Brasil']],
  ['women for a German brand', ['German', 'brand']],
  ['mulheres para marca alemã', ['marca', 'alemã']],
  ['women for German and Austrian clients', ['German', 'Austrian', 'clients']],
  ['Vogue Brasil, mulheres', ['Vogue', 'Brasil']],
])('a country of the job is no nationality: %s', (brief, unread) => {
  expect(read(brief).filter.values).toEqual({})
  expect(read(brief).unread).toEqual(unread)
})

it.each([
  ['Brazil', ['br']],
  ['mulheres, Brasil, 1,75', ['br']],
  ['women with freckles from Portugal', ['pt']],
  ['tattooed Brazilian women', ['br']],
  ['brasileira tatuada', ['br']],
  ['Italian or Spanish, for a campaign', ['es', 'it']],
  ['nationality: Brazil, Portugal', ['br', 'pt']],
  ['shooting in Paris; women from Cape Verde', ['cv']],
  ['the brand is looking for Italian men', ['it']],
  ['campaign with Brazilian women', ['br']],
  ['campanha com brasileiras', ['br']],
  ['job: Brazilian women', ['br']],
  ['women from Poland asap', ['pl']],
  ['mulheres de Portugal urgente', ['pt']],
  ['mulheres, cabelo cacheado, Brasil', ['br']],
  ['girls from Brazil location Lisbon', ['br']],
  ['only Brazil please', ['br']],
  ['country of origin: Italy', ['it']],
  ['local: brasileiras', ['br']],
  ['interested in Brazilian models', ['br']],
  ['interesados en brasileñas', ['br']],
  ['interessados em brasileiras', ['br']],
])('a country of talents is one: %s', (brief, countries) => {
  expect(read(brief).filter.values.nationality).toEqual(countries)
})
