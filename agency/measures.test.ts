import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  formatGirth,
  formatHeight,
  heightUnits,
  parseGirthCm,
  parseHeightCm,
  parseSize,
  parseWritten,
  toInches,
} from './measures.ts'

/** What is shown of a height in feet and inches. */
function toFeetInches(cm: number) {
  const [, feet, inches] = /^(\d+)'(\d+)"$/.exec(heightUnits(cm, 'en')[0]) ?? []
  return { feet: Number(feet), inches: Number(inches) }
}

const heights = fc.integer({ min: 100, max: 250 })
const heightsOfAnyAge = fc.integer({ min: 30, max: 250 })
const girths = fc.integer({ min: 50, max: 200 })

describe('a height', () => {
  it.each([
    ['5.10/178', 178],
    ['178/5.10', 178],
    ['178', 178],
    [' 178 ', 178],
    ['178,4', 178],
    ['5.10', 178],
    ["5'10", 178],
    ['5\'10"', 178],
    ['5.1', 155],
    ['6', 183],
    ['5.10/', 178],
  ])('written %j is %i cm', (text, cm) => {
    expect(parseHeightCm(text)).toBe(cm)
  })

  it.each([null, undefined, '', '/', 'alta', '5.12', '9.1', '999', '0', '-178', '1e2', 'NaN'])(
    'written %j is none',
    (text) => {
      expect(parseHeightCm(text)).toBeNull()
    },
  )

  it('is read the same whichever half comes first', () => {
    fc.assert(
      fc.property(heightsOfAnyAge, (cm) => {
        const { feet, inches } = toFeetInches(cm)
        expect(parseHeightCm(`${feet}.${inches}/${cm}`)).toBe(cm)
        expect(parseHeightCm(`${cm}/${feet}.${inches}`)).toBe(cm)
      }),
    )
  })

  it('in feet and inches alone comes back within a centimetre and a half', () => {
    fc.assert(
      fc.property(heights, (cm) => {
        const { feet, inches } = toFeetInches(cm)
        expect(Math.abs((parseHeightCm(`${feet}.${inches}`) ?? 0) - cm)).toBeLessThanOrEqual(1.5)
      }),
    )
  })

  it('never has twelve inches', () => {
    fc.assert(
      fc.property(heights, (cm) => {
        expect(toFeetInches(cm).inches).toBeLessThan(12)
      }),
    )
  })
})

describe('a girth', () => {
  it.each([
    ['24/61', 61],
    ['61/24', 61],
    ['61', 61],
    ['24', 61],
    ['32.5/82', 82],
    ['32,5', 83],
  ])('written %j is %i cm', (text, cm) => {
    expect(parseGirthCm(text)).toBe(cm)
  })

  it.each([null, undefined, '', 'slim', '0', '9', '400', '/', '61x24', '-61'])(
    'written %j is none',
    (text) => {
      expect(parseGirthCm(text)).toBeNull()
    },
  )

  it('is the larger half, whichever comes first', () => {
    fc.assert(
      fc.property(girths, (cm) => {
        expect(parseGirthCm(`${toInches(cm)}/${cm}`)).toBe(cm)
        expect(parseGirthCm(`${cm}/${toInches(cm)}`)).toBe(cm)
      }),
    )
  })
})

describe('any text', () => {
  it('is a plausible measure or none, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d./x,' ]{0,12}$/)), (text) => {
        expect(parseHeightCm(text) ?? 100).toSatisfy((cm: number) => cm >= 30 && cm <= 272)
        expect(parseGirthCm(text) ?? 100).toSatisfy((cm: number) => cm >= 25 && cm <= 250)
        expect(parseSize(text)).not.toBe('')
      }),
    )
  })
})

describe('a size', () => {
  it.each([
    ['39x9', '39 BR'],
    ['39 X 9', '39 BR'],
    ['39,5x9', '39,5 BR'],
    ['38', '38'],
    ['39/40', '39/40'],
    [' M ', 'M'],
    ['', null],
    [null, null],
  ])('written %j shows %j', (text, shown) => {
    expect(parseSize(text)).toBe(shown)
  })
})

describe('lengths written in two halves', () => {
  const none = { height: null, bust: null, chest: null, waist: null, hips: null }
  const written = (name: 'height' | 'hips', text: string) =>
    parseWritten({ ...none, [name]: text })[name]

  it.each([
    ['hips', '32.5/82.5', { cm: 82.5, inches: 32.5 }],
    ['hips', '82,5/32,5', { cm: 82.5, inches: 32.5 }],
    ['hips', '35/90', { cm: 90, inches: 35 }],
    ['height', '5.11/178', { cm: 178, inches: 71 }],
    ['height', '178.5/5.10', { cm: 178.5, inches: 70 }],
  ] as const)('keep both numbers: %s %j', (name, text, numbers) => {
    expect(written(name, text)).toEqual(numbers)
  })

  it.each([
    ['hips', '35.5/90'], // what converting gives
    ['height', '5.10/178'],
    ['height', '5.1/178'], // which means 5.10
    ['hips', '89/90'],
    ['hips', '90'],
    ['hips', '/90'],
    ['hips', '24/35/90'],
    ['hips', 'slim/90'],
  ] as const)('are converted from centimetres: %s %j', (name, text) => {
    expect(written(name, text)).toBeUndefined()
  })

  it('are shown with just the numbers that were written', () => {
    const halves = fc.integer({ min: 100, max: 300 })
    fc.assert(
      fc.property(halves, halves, (one, other) => {
        const [cm, inches] = [one / 2, other / 4]
        const found = written('hips', `${inches}/${cm}`)
        if (found !== undefined) expect(formatGirth(found, 'en')).toBe(`${inches}" / ${cm} cm`)
        else if (Math.abs(cm / inches / 2.54 - 1) < 0.1) expect(inches).toBe(toInches(cm))
      }),
    )
  })
})

describe('measures on screen', () => {
  it('carry both units, the language’s own first', () => {
    expect(formatHeight(178, 'pt')).toBe(`178 cm / 5'10"`)
    expect(formatHeight(178, 'es')).toBe(`178 cm / 5'10"`)
    expect(formatHeight(178, 'en')).toBe(`5'10" / 178 cm`)
  })

  it('write half inches with the language’s decimal mark', () => {
    expect(formatGirth(82, 'pt')).toBe('82 cm / 32,5"')
    expect(formatGirth(82, 'en')).toBe('32.5" / 82 cm')
    expect(formatGirth(61, 'en')).toBe('24" / 61 cm')
  })
})
