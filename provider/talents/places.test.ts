import { expect, it } from 'vitest'

import { citiesOf, countriesIn } from './places.ts'

it('every country is there once, by its ISO code', () => {
  const codes = countriesIn('pt').map(({ value }) => value)
  expect(codes).toHaveLength(249)
  expect(new Set(codes).size).toBe(249)
  expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
})

it.each([
  ['pt', 'Alemanha'],
  ['en', 'Germany'],
  ['es', 'Alemania'],
] as const)('in %s Germany is %s, and its Portuguese name is told too', (language, label) => {
  expect(countriesIn(language)).toContainEqual({ value: 'DE', label, value2: 'Alemanha' })
})

it('each code has a name, and accents do not move it to the end', () => {
  const names = countriesIn('pt').map(({ label }) => label)
  expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
  expect(names.indexOf('África do Sul')).toBeLessThan(names.indexOf('Albânia'))
})

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
