import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseBrief } from './parse-brief.ts'
import { someRoster } from './some-roster.fixture.ts'

const read = (brief: string) => parseBrief(brief, someRoster)
const of = (from: number | null, to: number | null) => ({ from, to })

it.each([
  ['tall woman', ['tall']],
  ['mulher alta ruiva', ['alta']],
  ['homem alto, 178', []],
  ['altura, 1,75', []],
])('the name of a measure without any number is not understood: %s', (brief, unread) => {
  expect(read(brief).unread).toEqual(unread)
})

describe('a bound', () => {
  it.each([
    ['mulher, altura mín. 1,75', { height: of(175, null) }],
    ['women, min. 175, max. hips 90', { height: of(175, null), hips: of(null, 90) }],
    ['cintura máx. 62, quadril aprox. 90', { waist: of(null, 62), hips: of(88, 92) }],
    ['Alt. mín. 1,75', { height: of(175, null) }],
    ['approx. 178', { height: of(176, 180) }],
    ['Height: min. 175 max. 180', { height: of(175, 180) }],
    ['altura mín. 1,70 máx. 1,78', { height: of(170, 178) }],
    ['looking for alt girls 60 waist', { waist: of(60, 60) }],
  ])('may be a word with its full stop: %s', (brief, ranges) => {
    expect(read(brief)).toMatchObject({ filter: { ranges }, unread: [] })
  })

  it.each([
    ['1,75 mín. cintura 62 máx.', { height: of(175, null), waist: of(null, 62) }],
    ['waist 60 max. 175-180.', { waist: of(null, 60), height: of(175, 180) }],
    ['60 waist max. 90 hips max.', { waist: of(null, 60), hips: of(null, 90) }],
    ['3 women min. 175', { height: of(175, null) }],
    ['1,75 aprox. Cintura 60.', { height: of(173, 177), waist: of(60, 60) }],
  ])('whose full stop follows its number ends the sentence: %s', (brief, ranges) => {
    expect(read(brief)).toMatchObject({ filter: { ranges }, unread: [] })
  })

  it.each([
    ['60 waist max', { waist: of(null, 60) }],
    ['1.75 altura mínima', { height: of(175, null) }],
    ['1,76 de altura no mínimo', { height: of(176, null) }],
    ['90 hips or less', { hips: of(null, 90) }],
    ['60 waist min 90 hips max', { waist: of(60, null), hips: of(null, 90) }],
    ['175 height min 62 waist max', { height: of(175, null), waist: of(null, 62) }],
    ['60 waist max 90 hips', { waist: of(60, 60), hips: of(null, 90) }],
    ['waist 60 hips max of 90', { waist: of(60, 60), hips: of(null, 90) }],
    ['women 175 with waist max about 60', { height: of(175, 175), waist: of(58, 62) }],
  ])('may stand after the name of its measure: %s', (brief, ranges) => {
    expect(read(brief)).toMatchObject({ filter: { ranges }, unread: [] })
    expect(Object.keys(read(brief).filter.ranges)).toEqual(Object.keys(ranges))
  })

  it.each([
    ['over 170 and under 180', { height: of(170, 180) }],
    ['mais de 1,70 e menos de 1,80', { height: of(170, 180) }],
    ['menos de 64 y más de 58 de cintura', { waist: of(58, 64) }],
    ['não menos que 175 e não mais que 180', { height: of(175, 180) }],
    ['min 175 ou mais, waist 60 and under', { height: of(175, null), waist: of(null, 60) }],
  ])('after “and” is that of the next number, if its own has one: %s', (brief, ranges) => {
    expect(read(brief)).toMatchObject({ filter: { ranges }, unread: [] })
  })

  it('belongs to a size, too, after “tam.” and “n.”', () => {
    const { filter, unread } = read('mulher, tam. 38, sapato n. 37')
    expect(filter.values).toEqual({ jeans: ['38'], shoes: ['37 br'] })
    expect(unread).toEqual([])
  })
})

describe('the word “size”', () => {
  it.each([
    ['talla 38 zapato 39', { jeans: ['38'], shoes: ['39 br'] }],
    ['shoe size 38 or 39', { shoes: ['38 br', '39 br'] }],
    ['size 38 or 39 shoes', { shoes: ['38 br', '39 br'] }],
    ['tamanho do sapato 38', { shoes: ['38 br'] }],
    ['sapato 38 tamanho 40', { shoes: ['38 br'], jeans: ['40'] }],
  ])('is a size of clothes, unless it belongs to another name: %s', (brief, values) => {
    expect(read(brief)).toMatchObject({ filter: { values }, unread: [] })
  })
})

it.each([
  ['size 43 shoes suit 50', { suit: ['50'] }, ['43']],
  ['talla 39 de zapato 175', {}, ['39']],
] as const)('a size before the name of shoes is none of clothes: %s', (brief, values, unread) => {
  expect(read(brief)).toMatchObject({ filter: { values }, unread })
})

it.each([
  ['waist max 62 and over 90 hips', { waist: of(null, 62), hips: of(90, null) }],
  ['cintura máx. 62 e mais de 90 de quadril', { waist: of(null, 62), hips: of(90, null) }],
  [
    'height 175 waist 60 max 90 hips',
    { height: of(175, 175), waist: of(60, 60), hips: of(null, 90) },
  ],
])('a girth at the end is the name of the number before it: %s', (brief, ranges) => {
  expect(read(brief).filter.ranges).toEqual(ranges)
})

it.each([
  ['size 38/40/42', { jeans: ['38', '40', '42'] }],
  ['sapato 37/38/39', { shoes: ['37 br', '38 br', '39 br'] }],
])('three sizes are no girths: %s', (brief, values) => {
  expect(read(brief).filter).toEqual({ letter: null, ranges: {}, values })
})

it.each(['84-60/90', '84/60-90', 'size 84-60-90', 'medidas 84/60/90'])(
  'three girths may have any marks between them, and a word before: %s',
  (brief) => {
    const ranges = { bust: of(82, 86), waist: of(58, 62), hips: of(88, 92) }
    expect(read(brief)).toMatchObject({ filter: { ranges, values: {} }, unread: [] })
  },
)

it('the girths of a fuller figure are girths', () => {
  const ranges = { bust: of(98, 102), waist: of(90, 94), hips: of(106, 110) }
  expect(read('size 100-92-108').filter).toMatchObject({ ranges, values: {} })
})

it.each([
  ['women 84/58-62/88-92', {}],
  ['bust/waist 86/60-62', { waist: of(62, 62) }],
  ['women 90-60/175', { height: of(175, 175) }],
  ['92-88/1,75', { height: of(175, 175) }],
  ['size 46/42/44', {}],
])('three numbers that cannot be three girths are none: %s', (brief, ranges) => {
  expect(read(brief).filter.ranges).toEqual(ranges)
})

it.each([
  ['max 88-62-90', of(null, 88), of(null, 62), of(null, 90)],
  ['medidas até 88-62-90', of(null, 88), of(null, 62), of(null, 90)],
  ['84-60-90 ±2', of(82, 86), of(58, 62), of(88, 92)],
  ['B 84 W 60 H 90', of(84, 84), of(60, 60), of(90, 90)],
  ['b: 33", w: 24", h: 35"', of(84, 84), of(61, 61), of(89, 89)],
  ['B84/C60/Q90', of(84, 84), of(60, 60), of(90, 90)],
])('three girths have the bound before them, or their initials: %s', (brief, bust, waist, hips) => {
  expect(read(brief)).toMatchObject({ filter: { ranges: { bust, waist, hips } }, unread: [] })
})

it.each([
  ['1 metro e 75 ou mais', of(175, null)],
  ['mide 1 metro y 80', of(180, 180)],
  ['height 178 +/- 5 cm', of(173, 183)],
  ['178cm ±3', of(175, 181)],
  [`5'10" (+-2)`, of(176, 180)],
  [`from 5'9" up`, of(175, null)],
  ['H 178', of(178, 178)],
])('a height as it is said: %s', (brief, height) => {
  expect(read(brief)).toMatchObject({ filter: { ranges: { height } }, unread: [] })
})

it.each([
  ['bust 34B', { ranges: { bust: of(86, 86) } }],
  ['busto 34DD', { ranges: { bust: of(86, 86) } }],
  ['men, suit 40R', { values: { suit: ['50'] } }],
  ['women, size 6-8 AU', { values: { jeans: ['36', '38'] } }],
  ['size 38 a 40', { values: { jeans: ['38', '40'] } }],
])('letters after a size leave its number as it is: %s', (brief, filter) => {
  expect(read(brief)).toMatchObject({ filter, unread: [] })
})

it.each([
  ['men waist 78-82 inseam 84', { waist: of(78, 82) }, ['inseam', '84']],
  ['waist 32 inside leg 34', { waist: of(81, 81) }, ['inside leg', '34']],
  ['chest 100 neck min 40', { chest: of(100, 100) }, ['neck', '40']],
  ['height 175 weight 60', { height: of(175, 175) }, ['weight', '60']],
] as const)('a measure that no talent has keeps its number: %s', (brief, ranges, unread) => {
  expect(read(brief)).toMatchObject({ filter: { ranges, values: {} }, unread })
})

it.each(['men, shoe 43 shirt 40', 'men, shirt size 40 shoe size 43'])(
  'the size of something else is no size of shoes: %s',
  (brief) => {
    expect(read(brief).filter.values).toEqual(read('men, shoe 43').filter.values)
    expect(read(brief).unread).toEqual(['shirt', '40'])
  },
)

it('two bounds of two measures are not one range', () => {
  expect(read('over 175 and under 90 hips').filter.ranges.hips).toEqual(of(90, 90))
})

it.each(['español nativo e inglés', 'inglês e espanhol nativos'])(
  'native languages are languages: %s',
  (brief) => {
    expect(read(brief)).toMatchObject({ filter: { values: { languages: ['en', 'es'] } } })
  },
)

describe('a criterion in two units', () => {
  it.each([
    [`waist: 23"-25"/58-64`, { waist: { from: 58, to: 64 } }],
    ['waist 58-64 / 23-25', { waist: { from: 58, to: 64 } }],
    ['bust 34/86', { bust: { from: 86, to: 86 } }],
    ['bust 86/34"', { bust: { from: 86, to: 86 } }],
    ['waist 24/60, hips 35/89', { waist: { from: 60, to: 61 }, hips: { from: 89, to: 89 } }],
    ['waist max 24/60', { waist: { from: null, to: 60 } }],
    [`height 5'8"/173 min`, { height: { from: 173, to: null } }],
    ['height 68/173', { height: { from: 173, to: 173 } }],
    [`5'8"-5'10" / 173-178`, { height: { from: 173, to: 178 } }],
    [`5'8" / 173`, { height: { from: 173, to: 173 } }],
    [`173 to 178 / 5'8" to 5'10"`, { height: { from: 173, to: 178 } }],
  ])('is one length: %s', (brief, ranges) => {
    expect(read(brief).filter.ranges).toEqual(ranges)
    expect(read(brief).unread).toEqual([])
  })

  it('is one length in any inches, with any bound', () => {
    const inches = fc.integer({ min: 20, max: 56 })
    const bound = fc.constantFrom('', 'min ', 'max ', 'approx. ')
    fc.assert(
      fc.property(inches, bound, fc.constantFrom('', '"'), (wide, before, mark) => {
        const cm = Math.round(2.54 * wide)
        const alone = read(`hips ${before}${cm} cm`)
        expect(read(`hips ${before}${wide}${mark}/${cm}`)).toEqual(alone)
        expect(read(`hips ${before}${cm} / ${wide}${mark}`)).toEqual(alone)
      }),
    )
  })

  it.each(['sapato 39 EU / 8 US', 'shoe EU 39, US 8', 'shoes 39 EU/8 US'])(
    'is a size of one thing: %s',
    (brief) => {
      expect(Object.keys(read(brief).filter.values)).toEqual(['shoes'])
    },
  )

  it.each([
    ['men 188, shoe 43, US 40', ['shoes', 'suit']],
    ['women, shoes 39, EU 36', ['shoes', 'jeans']],
  ])('is a size of clothes after one without a system: %s', (brief, sizes) => {
    expect(Object.keys(read(brief).filter.values).toSorted()).toEqual(sizes.toSorted())
  })

  it('is a range within one unit, and a list of sizes', () => {
    expect(read('busto 84/86, cintura 23/25"').filter.ranges).toEqual({
      bust: { from: 84, to: 86 },
      waist: { from: 58, to: 64 },
    })
    expect(read('sapato 38-39/40').filter).toMatchObject({
      ranges: {},
      values: { shoes: ['38 br', '39 br', '40 br'] },
    })
  })
})

describe('a color', () => {
  it.each([
    'cabelo e olhos castanho-escuros',
    'dark brown hair and eyes',
    'pelo y los ojos castaño oscuro',
  ])('belongs to hair and eyes: %s', (brief) => {
    expect(read(brief).filter.values).toEqual({ hair: ['dark brown'], eyes: ['dark brown'] })
  })

  it.each(['blue eyes and hair red', 'eyes blue and hair red'])(
    'belongs to one of them beside a color of the other: %s',
    (brief) => {
      expect(read(brief).filter.values).toEqual({ hair: ['red'], eyes: ['blue'] })
    },
  )
})

describe('a criterion that excludes', () => {
  it.each([
    'nem loira nem ruiva',
    'ni rubia ni pelirroja',
    'neither blonde nor redhead',
    'non-blonde',
    'nada de loiras',
    'todas menos loiras',
    'todos menos los rubios',
    'mujeres, menos las pelirrojas',
    'anything but blonde',
    'anyone other than redheads',
    "we don't want blondes",
    'no queremos rubias',
  ])('shows nobody for it: %s', (brief) => {
    const { filter, unread } = read(`${brief}, 175`)
    expect(filter).toEqual({ letter: null, ranges: { height: { from: 175, to: 175 } }, values: {} })
    expect(unread).not.toEqual([])
  })

  it.each([
    ['cintura menos de 60', { waist: { from: null, to: 60 } }],
    ['todas menos de 1,70', { height: { from: null, to: 170 } }],
    ['mais ou menos 1,78', { height: { from: 176, to: 180 } }],
    ['1,70 ou menos', { height: { from: null, to: 170 } }],
    ['pelo menos 1,76', { height: { from: 176, to: null } }],
    ['non-smoking women 175', { height: { from: 175, to: 175 } }],
  ])('is not a bound or another word: %s', (brief, ranges) => {
    expect(read(brief).filter.ranges).toEqual(ranges)
  })
})
