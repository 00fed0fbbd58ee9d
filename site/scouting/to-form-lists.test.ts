import { describe, expect, it } from 'vitest'

import type { FormOptions } from '#agency/form-options.ts'

import { toFormLists } from './to-form-lists.ts'
import { valuesOf } from './form-lists.ts'

const none: FormOptions = { heights: [], shoes: [], eyes: [], hair: [], countries: [] }

const unusual = (list: readonly { value: string; isUnusual?: true }[]) =>
  list.filter(({ isUnusual }) => isUnusual).map(({ value }) => value)

describe('the form’s lists of sizes', () => {
  it('set apart what few people choose, which can still be chosen', () => {
    const heights = ['30/1.0', '139/4.7', '140/4.7', '178/5.10', '210/6.11', '211/6.11']
    const shoes = ['1', '29.5', '30', '38.5', '48', '48.5']
    const lists = toFormLists({ ...none, heights, shoes }, 'en')
    expect(unusual(lists.heights)).toEqual(['30/1.0', '139/4.7', '211/6.11'])
    expect(unusual(lists.shoes)).toEqual(['1', '29.5', '48.5'])
    expect(valuesOf(lists)).toMatchObject({ heights, shoes })
  })

  it('are left as they are where the agency measures otherwise', () => {
    const lists = toFormLists({ ...none, heights: ['tall', 'very tall'], shoes: ['5', '6'] }, 'pt')
    expect(unusual([...lists.heights, ...lists.shoes])).toEqual([])
  })
})
