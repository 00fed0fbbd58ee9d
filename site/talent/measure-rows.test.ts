import { expect, it } from 'vitest'

import { measureRows } from './measure-rows.ts'
import { someone, unmeasured } from '#agency/someone.fixture.ts'

const colours = { hair: { red: 'Pelirrojo' }, eyes: {} }
const namesOf = (...facts: Parameters<typeof measureRows>) =>
  measureRows(...facts).map(({ measure }) => measure)
const everything = {
  heightCm: 185,
  bustCm: 90,
  chestCm: 95,
  waistCm: 75,
  hipsCm: 92,
  jeans: '40',
  suit: '48',
  shoes: '42 BR',
}

it('stand in the trade’s order, with bust for women, chest and suit for men', () => {
  const woman = someone({ gender: 'woman', measures: everything })
  const man = someone({ gender: 'man', measures: everything })
  const rest = ['waist', 'hips', 'jeans', 'shoes', 'hair', 'eyes']
  expect(namesOf(woman, colours, 'pt')).toEqual(['height', 'bust', ...rest])
  expect(namesOf(man, colours, 'pt')).toEqual(['height', 'chest', 'suit', ...rest])
})

it('leave out what is not known', () => {
  const talent = someone({ measures: unmeasured, hair: null, eyes: null })
  expect(measureRows(talent, colours, 'pt')).toEqual([])
})

it('name colours in the language, and show an unknown one as it is', () => {
  const rows = measureRows(someone(), colours, 'es')
  expect(rows).toContainEqual({ measure: 'hair', value: 'Pelirrojo' })
  expect(rows).toContainEqual({ measure: 'eyes', value: 'Green' })
})

it('keep both numbers of a length as the agency wrote them, and convert a single one', () => {
  const written = { height: { cm: 178.5, inches: 71 }, bust: { cm: 82.5, inches: 32.5 } }
  const talent = someone({ measures: { ...everything, heightCm: 179, bustCm: 83, written } })
  const shown = (unit?: 'cm' | 'inches') =>
    measureRows(talent, colours, 'pt', unit)
      .slice(0, 3)
      .map(({ value }) => value)
  expect(shown()).toEqual([`178,5 cm / 5'11"`, '82,5 cm / 32,5"', '75 cm / 29,5"'])
  expect(shown('cm')).toEqual(['178,5 cm', '82,5 cm', '75 cm'])
  expect(shown('inches')).toEqual([`5'11"`, '32,5"', '29,5"'])
})
