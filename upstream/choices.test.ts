import { describe, expect, it } from 'vitest'

import { fakeAgency, valueOf } from './fake-agency.fixture.ts'
import { noConnection } from './fake-service.fixture.ts'
import { toChoice } from './choices.ts'

const size = (value: string) => ({ value, label: value, value2: value })
const wire = {
  gender: [],
  height: [size('170/5.7')],
  shoes: [size('38')],
  eyes: [{ value: 'Green', label: 'Verdes', value2: 'Verdes' }],
  hair: [{ value: 'Brown', label: 'Castaño', value2: 'Castanho' }],
  countries: [{ value: 'BR', label: 'Brazil', value2: 'Brasil' }],
  cities: [{ ...size('Santos'), state: { value: 'SP', label: 'São Paulo' } }],
}

async function withOptions(answer: object) {
  const agency = await fakeAgency()
  agency.integration.answers['GET /api/options'] = answer
  return agency
}

describe('what an application is filled in with', () => {
  it('is what the service offers, in words of the trade', async () => {
    const { upstream } = await withOptions(wire)
    expect(valueOf(await upstream.formOptions('en'))).toEqual({
      heights: ['170/5.7'],
      shoes: ['38'],
      eyes: [{ value: 'Green', names: { en: 'Green', es: 'Verdes', pt: 'Verdes' } }],
      hair: [{ value: 'Brown', names: { en: 'Brown', es: 'Castaño', pt: 'Castanho' } }],
      countries: [{ value: 'BR', label: 'Brazil' }],
    })
  })

  it('is no answer where something that everybody must choose is missing', async () => {
    const { upstream } = await withOptions({ ...wire, hair: [] })
    expect(await upstream.formOptions('pt')).toMatchObject({ reason: { kind: 'invalid-answer' } })
  })

  it('stays as it was when the service is away', async () => {
    const { upstream, restart, integration, passSeconds } = await withOptions(wire)
    await upstream.formOptions('pt')
    await upstream.settled()
    integration.fault = noConnection
    passSeconds(86_400)
    expect(valueOf(await restart().formOptions('pt')).shoes).toEqual(['38'])
  })
})

describe('the cities of a country', () => {
  it('come with their states', async () => {
    const { upstream } = await withOptions(wire)
    expect(valueOf(await upstream.cities('BR', 'pt'))).toEqual([
      { value: 'Santos', label: 'Santos', state: { value: 'SP', label: 'São Paulo' } },
    ])
  })

  it('are none where the service knows none', async () => {
    const { upstream } = await withOptions({ ...wire, cities: undefined })
    expect(valueOf(await upstream.cities('PT', 'pt'))).toEqual([])
  })
})

it('a choice that has no name in a language has its English one', () => {
  expect(toChoice({ value: 'Auburn', label: '', value2: 'Ruivo' })).toEqual({
    value: 'Auburn',
    names: { en: 'Auburn', es: 'Auburn', pt: 'Ruivo' },
  })
})

it.each([
  ['Grey', 'Gray'],
  ['Blue Grey', 'Blue Gray'],
  ['Coloured', 'Colored'],
  ['Two Colours', 'Two Colors'],
  ['Greyhound', 'Greyhound'],
])('the value %s keeps its letters, and has the English name %s', (value, name) => {
  expect(toChoice({ value, label: 'Gris', value2: 'Cinza' })).toEqual({
    value,
    names: { en: name, es: 'Gris', pt: 'Cinza' },
  })
})
