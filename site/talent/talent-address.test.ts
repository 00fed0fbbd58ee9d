import { describe, expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'
import { isAddressOf, talentAddresses, talentPath } from './talent-address.ts'

const agata = someone({ boards: ['image', 'direct'] })
const alone = someone({ gender: null, boards: [] })

describe('a profile’s address', () => {
  it('is under the talent’s first board, in each language', () => {
    expect(talentAddresses(agata)).toEqual({
      pt: '/modelos/mulheres/image/7/agata-fontoura',
      en: '/en/models/women/image/7/agata-fontoura',
      es: '/es/modelos/mujeres/image/7/agata-fontoura',
    })
  })

  it('says all for a talent without gender and board', () => {
    expect(talentPath(alone, 'pt')).toBe('/modelos/todos/all/7/agata-fontoura')
  })

  it.each([
    ['image', 'agata-fontoura', true],
    ['direct', 'agata-fontoura', true],
    ['direct', 'Ágata Fontoura', true],
    ['mainboard', 'agata-fontoura', false],
    ['all', 'agata-fontoura', false],
    ['image', 'agata', false],
  ] as const)('under %s with the name %s: %s', (board, name, isRight) => {
    expect(isAddressOf(agata, { gender: 'woman', board, name })).toBe(isRight)
  })

  it('has the talent’s own gender', () => {
    const name = 'agata-fontoura'
    expect(isAddressOf(agata, { gender: 'man', board: 'image', name })).toBe(false)
    expect(isAddressOf(agata, { gender: 'all', board: 'image', name })).toBe(false)
    expect(isAddressOf(alone, { gender: 'all', board: 'all', name })).toBe(true)
    expect(isAddressOf(alone, { gender: 'all', board: 'image', name })).toBe(false)
  })
})
