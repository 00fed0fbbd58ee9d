import { describe, expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'

import { measureRows } from '../talent/measure-rows.ts'
import { measuresAtAGlance } from './card-measures.tsx'

const nothing = Object.fromEntries(Object.keys(someone().measures).map((key) => [key, null]))
const everything = {
  ...someone().measures,
  chestCm: 96,
  suit: '48',
}
const colours = { hair: {}, eyes: {} }

function shownOf(gender: 'woman' | 'man' | null, measures = everything) {
  const rows = measureRows({ gender, measures, hair: 'red', eyes: 'blue' }, colours, 'pt')
  return measuresAtAGlance(rows).map(({ measure }) => measure)
}

describe('measures over a picture', () => {
  it('are what a booker asks for first: bust for women, chest for men, no suit, no colours', () => {
    expect(shownOf('woman')).toEqual(['height', 'bust', 'waist', 'hips', 'shoes'])
    expect(shownOf('man')).toEqual(['height', 'chest', 'waist', 'hips', 'shoes'])
  })

  it('are five at most, whoever has more', () => {
    expect(shownOf(null)).toEqual(['height', 'bust', 'chest', 'waist', 'hips'])
  })

  it('are those that there are', () => {
    expect(shownOf('woman', { ...everything, ...nothing, shoes: '38 BR' })).toEqual(['shoes'])
    expect(shownOf('woman', { ...everything, ...nothing })).toEqual([])
  })
})
