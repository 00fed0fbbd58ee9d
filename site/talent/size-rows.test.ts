import { expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'

import { sizeRows } from './size-rows.ts'

const nothing = someone({}).measures
const sized = { ...nothing, jeans: '38', suit: '48', shoes: '38 BR' }

it('sizes in other countries are clothes and shoes for a woman, suit and shoes for a man', () => {
  expect(sizeRows(someone({ gender: 'woman', measures: sized }), 'pt')).toEqual([
    { measure: 'clothes', sizes: { br: '38', eu: '36', us: '4', uk: '8' } },
    { measure: 'shoes', sizes: { br: '38', eu: '40', us: '8,5', uk: '6,5' } },
  ])
  expect(sizeRows(someone({ gender: 'man', measures: sized }), 'en')).toEqual([
    { measure: 'suit', sizes: { br: '48', eu: '48', us: '38', uk: '38' } },
    { measure: 'shoes', sizes: { br: '38', eu: '40', us: '7.5', uk: '6.5' } },
  ])
})

it('a size that is missing, is text or is in no table has no row', () => {
  const odd = { ...nothing, jeans: '26', suit: 'slim', shoes: 'a lot' }
  const none = { ...nothing, jeans: null, suit: null, shoes: null }
  for (const gender of ['woman', 'man', null] as const) {
    expect(sizeRows(someone({ gender, measures: odd }), 'es')).toEqual([])
    expect(sizeRows(someone({ gender, measures: none }), 'es')).toEqual([])
  }
})
