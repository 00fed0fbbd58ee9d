import { expect, it } from 'vitest'

import { parseBrief } from './parse-brief.ts'
import { someRoster } from './some-roster.fixture.ts'

const read = (brief: string) => parseBrief(brief, someRoster)
const of = (from: number | null, to: number | null) => ({ from, to })

it.each([
  ['women 175+ - brown hair', { ranges: { height: of(175, null) } }],
  [`Height: 5'9"+ - size 2-4 US`, { ranges: { height: of(175, null) } }],
  ['women +/- 175', { ranges: { height: of(173, 177) } }],
  ['mulher ± 1,75, cintura +- 60', { ranges: { height: of(173, 177), waist: of(58, 62) } }],
  ['84-60-90 minimum height 175', { ranges: { height: of(175, null), hips: of(88, 92) } }],
  ['84-60-90 max hips 92', { ranges: { waist: of(58, 62), hips: of(88, 92) } }],
  ['84-60-90 max, min. 175', { ranges: { height: of(175, null), hips: of(null, 90) } }],
  ['B84 W60 H90 H178', { ranges: { hips: of(90, 90), height: of(178, 178) } }],
  ['made up woman 60 waist', { ranges: { waist: of(60, 60) } }],
  ['at 2 meters, women 175', { ranges: { height: of(175, 175) } }],
  ['Australian women 175', { values: { nationality: ['au'] } }],
  ['size 38 women in their 40s', { values: { jeans: ['38'] } }],
  ['morena avermelhada', { values: { hair: ['black', 'brown', 'dark brown'] } }],
])('a sign or a letter does not take what stands beside it: %s', (brief, filter) => {
  expect(read(brief)).toMatchObject({ filter })
})
