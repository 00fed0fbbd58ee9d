import { expect, it } from 'vitest'

import { formOptions } from '#contract/integration/options.ts'

import { describeProvider } from './providers.ts'

describeProvider('the options of the form', (provider) => {
  it('have what everyone chooses from', async () => {
    const query = { language: 'pt', countries: true } as const
    const options = await provider().ask('integration', formOptions, { query })
    expect([options.gender.length, options.height.length, options.shoes.length]).toEqual([
      3, 171, 119,
    ])
    expect([options.hair.length, options.eyes.length]).toEqual([25, 17])
    expect(options).not.toHaveProperty('cities')
  })

  it('have the countries in the language asked for, in its order', async () => {
    const query = { language: 'es', countries: true } as const
    const { countries } = await provider().ask('integration', formOptions, { query })
    const names = countries.map(({ label }) => label)
    expect(countries).toContainEqual({ value: 'DE', label: 'Alemania', value2: 'Alemanha' })
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
  })

  it('have the cities of Brazil with their states', async () => {
    const query = { language: 'pt', countries: true, cities: { country: 'BR' } } as const
    const { cities = [] } = await provider().ask('integration', formOptions, { query })
    expect(cities.length).toBeGreaterThan(5500)
    expect(cities).toContainEqual({
      value: 'Santos',
      label: 'Santos',
      value2: 'Santos',
      state: { value: 'SP', label: 'São Paulo' },
    })
  })

  it('know no cities of another country', async () => {
    const query = { language: 'pt', countries: true, cities: { country: 'PT' } } as const
    const { cities } = await provider().ask('integration', formOptions, { query })
    expect(cities).toEqual([])
  })

  it.each([
    ['countries=1', 'language'],
    ['language=pt', 'countries'],
    ['language=pt&cities[country]=BR', 'countries'],
    ['language=pt&countries=0', 'countries'],
    ['language=pt&countries=2', 'countries'],
    ['language=pt&countries=1&cities[country]=Brazil', 'cities.country'],
    ['language=pt&countries=1&cities=BR', 'cities'],
  ])('refuse ?%s by the name of the field', async (search, field) => {
    const answer = await provider().sendTo('integration', `/api/options?${search}`)
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).errors)).toEqual([field])
  })
})
