import { expect, it } from 'vitest'

import { countriesIn } from './places.ts'

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
