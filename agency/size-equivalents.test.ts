import { describe, expect, it } from 'vitest'

import { clothesEquivalents, shoeEquivalents, suitEquivalents } from './size-equivalents.ts'

describe('a Brazilian size in other countries', () => {
  it.each([
    ['35 BR', 'woman', { br: 35, eu: 37, us: 6, uk: 4 }],
    ['38 BR', 'woman', { br: 38, eu: 40, us: 8.5, uk: 6.5 }],
    ['40', 'man', { br: 40, eu: 42, us: 9, uk: 8 }],
    ['42,5', 'man', { br: 42.5, eu: 44.5, us: 11, uk: 10 }],
    ['38.5 BR', 'woman', { br: 38.5, eu: 40.5, us: 9, uk: 7 }],
  ] as const)('of shoes %s for a %s is %j', (size, gender, equivalents) => {
    expect(shoeEquivalents(size, gender)).toEqual(equivalents)
  })

  it('of clothes and suits is in even steps', () => {
    expect(clothesEquivalents('34')).toEqual({ br: 34, eu: 32, us: 0, uk: 4 })
    expect(clothesEquivalents('38')).toEqual({ br: 38, eu: 36, us: 4, uk: 8 })
    expect(suitEquivalents('48')).toEqual({ br: 48, eu: 48, us: 38, uk: 38 })
  })

  it('is unknown without a size or gender, for other text, and beyond the table', () => {
    const odd = [null, '', 'M', '39/40', '39x9', '3', '32.5', '47.5', '99', '-38', '38.4', '38 EU']
    for (const size of odd) {
      expect(shoeEquivalents(size, 'woman')).toBeNull()
    }
    expect(shoeEquivalents('38', null)).toBeNull()
    for (const size of ['', 'M', '26', '37', '38.5', '50', null]) {
      expect(clothesEquivalents(size)).toBeNull()
    }
    for (const size of ['40', '49', '48.5', '62', 'slim', null]) {
      expect(suitEquivalents(size)).toBeNull()
    }
  })
})
