import { expect, it } from 'vitest'

import { parseBrief } from './parse-brief.ts'
import { someRoster } from './some-roster.fixture.ts'

const read = (brief: string) => parseBrief(brief, someRoster)
const of = (from: number | null, to: number | null) => ({ from, to })

it.each([
  ['women 175+ - brown hair', { ranges: { height: of(175, null) } }],
  [`Height: 5'9"+ - size 2-4 US`, { ranges: { height: of(175, null) } }],
  ['Height: 5-9', { ranges: { height: of(175, 175) } }],
  ['height min 5-10', { ranges: { height: of(178, null) } }],
  ['height 5-9 to 5-11, girls', { ranges: { height: of(175, 180) } }],
  ['height 5-9/5-11 women', { ranges: { height: of(175, 180) } }],
  ['women +/- 175', { ranges: { height: of(173, 177) } }],
  ['mulher ± 1,75, cintura +- 60', { ranges: { height: of(173, 177), waist: of(58, 62) } }],
  ['84-60-90 minimum height 175', { ranges: { height: of(175, null), hips: of(88, 92) } }],
  ['84-60-90 max hips 92', { ranges: { waist: of(58, 62), hips: of(88, 92) } }],
  ['84-60-90 max, min. 175', { ranges: { height: of(175, null), hips: of(null, 90) } }],
  ['B84 W60 H90 H178', { ranges: { hips: of(90, 90), height: of(178, 178) } }],
  ['H 178 B 84 W 61 H 89 S 39', { ranges: { hips: of(89, 89) }, values: { shoes: ['39 br'] } }],
  ['B84 C60 Q90, H178, S: 39', { ranges: { height: of(178, 178) }, values: { shoes: ['39 br'] } }],
  ['B: 82-86 cm, W: 58-62 cm, H: 86-90 cm', { ranges: { bust: of(82, 86), hips: of(86, 90) } }],
  ['B: 32" / W: 24.5" / H: 35"', { ranges: { bust: of(81, 81), waist: of(62, 62) } }],
  ["ht 5'9, b 34 in w 24 in h 35 in", { ranges: { height: of(175, 175), hips: of(89, 89) } }],
  ['sapatos 37,38 e 39', { values: { shoes: ['37 br', '38 br', '39 br'] } }],
  ['sapatos 37,38,39', { values: { shoes: ['37 br', '38 br', '39 br'] } }],
  ['cintura 62,50', { ranges: { waist: of(63, 63) } }],
  ['alt. 1,75 bus. 84 cint. 60 quad. 90', { ranges: { bust: of(84, 84), hips: of(90, 90) } }],
  ['Cint 60 | Sap. 38 | pés 38', { ranges: { waist: of(60, 60) }, values: { shoes: ['38 br'] } }],
  ['born in Portugal, fluent in French', { values: { nationality: ['pt'], languages: ['fr'] } }],
  ['male, 40R-42R, shoe 43', { values: read('male, suit 40-42, shoe 43').filter.values }],
  ['fem. 1,74 - calç. 37', { values: { shoes: ['37 br'] } }],
  ['men, suits 38-42R', { values: { suit: ['48', '50', '52'] } }],
  ['born and raised in Brazil', { values: { nationality: ['br'] } }],
  ['jeans 38R, fem.', { values: { jeans: ['38'] } }],
  ['men, suit 44R, shoe 43', { values: read('men, suit 44 US, shoe 43').filter.values }],
  ['male, 38R to 42R', { values: { suit: ['48', '50', '52'] } }],
  ['mulher 1,75 60 kg', { ranges: { height: of(175, 175) } }],
  ['woman 60 kg 175', { ranges: { height: of(175, 175) } }],
  ['made up woman 60 waist', { ranges: { waist: of(60, 60) } }],
  ['at 2 meters, women 175', { ranges: { height: of(175, 175) } }],
  ['Australian women 175', { values: { nationality: ['au'] } }],
  ['size 38 women in their 40s', { values: { jeans: ['38'] } }],
  ['morena avermelhada', { values: { hair: ['black', 'brown', 'dark brown'] } }],
])('a sign or a letter does not take what stands beside it: %s', (brief, filter) => {
  expect(read(brief)).toMatchObject({ filter })
})
