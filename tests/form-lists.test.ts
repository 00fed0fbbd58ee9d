import { describe, expect, it } from 'vitest'

import { heights } from '#provider/talents/sizes.ts'

import { toFormLists } from '#site/scouting/to-form-lists.ts'

const options = {
  heights: heights.map(({ value }) => value),
  shoes: ['38', '38.5'],
  eyes: [],
  hair: [],
  countries: [],
}

describe('the list of heights', () => {
  it.each(['pt', 'en', 'es'] as const)('says in %s the centimetres of each value', (locale) => {
    const told = toFormLists(options, locale).heights.map(
      ({ label }) => /(\d+) cm/.exec(label)?.[1],
    )
    expect(told).toEqual(options.heights.map((value) => value.split('/')[0]))
  })
})
