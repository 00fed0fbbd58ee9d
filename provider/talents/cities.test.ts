import { expect, it } from 'vitest'

import { citiesOf } from './places.ts'

it('Brazil has all its cities, each with its state', () => {
  const cities = citiesOf('BR')
  expect(cities.length).toBeGreaterThan(5500)
  expect(new Set(cities.map(({ state }) => state.value)).size).toBe(27)
  expect(cities).toContainEqual({
    value: 'Santos',
    label: 'Santos',
    value2: 'Santos',
    state: { value: 'SP', label: 'São Paulo' },
  })
})

it('cities stand by state, then by name', () => {
  const inOrder = citiesOf('BR').map(({ state, label }) => [state.label, label] as const)
  const { compare } = new Intl.Collator('pt-BR')
  const sorted = inOrder.toSorted((a, b) => compare(a[0], b[0]) || compare(a[1], b[1]))
  expect(inOrder).toEqual(sorted)
})

it('of other countries no city is known', () => expect(citiesOf('PT')).toEqual([]))
