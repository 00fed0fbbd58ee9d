import { expect, it } from 'vitest'

import { measureRows } from './measure-rows.ts'
import { someone } from '#agency/someone.fixture.ts'

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
  const nothing = {
    heightCm: null,
    bustCm: null,
    chestCm: null,
    waistCm: null,
    hipsCm: null,
    jeans: null,
    suit: null,
    shoes: null,
  }
  const talent = someone({ measures: nothing, hair: null, eyes: null })
  expect(measureRows(talent, colours, 'pt')).toEqual([])
})

it('name colours in the language, and show an unknown one as it is', () => {
  const rows = measureRows(someone(), colours, 'es')
  expect(rows).toContainEqual({ measure: 'hair', value: 'Pelirrojo' })
  expect(rows).toContainEqual({ measure: 'eyes', value: 'Green' })
})
