import { describe, expect, it } from 'vitest'

import type { FormOptions } from '#agency/form-options.ts'

import { type Listed, toFormLists } from './to-form-lists.ts'

const none: FormOptions = { heights: [], shoes: [], eyes: [], hair: [], countries: [] }

const valuesOf = (list: readonly Listed[]) => list.map(({ value }) => value)
const unusual = (list: readonly Listed[]) => valuesOf(list.filter(({ isUnusual }) => isUnusual))

describe('the form’s lists of sizes', () => {
  it('set apart what few people choose, which can still be chosen', () => {
    const heights = ['30/1.0', '149/4.11', '150/4.11', '178/5.10', '205/6.9', '206/6.9']
    const shoes = ['1', '32.5', '33', '38.5', '47', '47.5']
    const lists = toFormLists({ ...none, heights, shoes }, 'en')
    expect(unusual(lists.heights)).toEqual(['30/1.0', '149/4.11', '206/6.9'])
    expect(unusual(lists.shoes)).toEqual(['1', '32.5', '47.5'])
    expect([lists.heights, lists.shoes].map(valuesOf)).toEqual([heights, shoes])
  })

  it('are left as they are where the agency measures otherwise', () => {
    const lists = toFormLists({ ...none, heights: ['tall', 'very tall'], shoes: ['5', '6'] }, 'pt')
    expect(unusual([...lists.heights, ...lists.shoes])).toEqual([])
    expect(lists.shoes.map(({ label }) => label)).toEqual(['5', '6'])
  })

  it('say that shoe sizes are Brazilian, as the profile does', () => {
    const { shoes } = toFormLists({ ...none, shoes: ['38', '38.5'] }, 'pt')
    expect(shoes.map(({ label }) => label)).toEqual(['38 BR', '38,5 BR'])
  })
})

const colour = (value: string, es: string) => ({ value, names: { pt: value, en: value, es } })

describe('the form’s other lists', () => {
  it('have colours in the order of the page’s language, accents included', () => {
    const hair = [colour('Red', 'Pelirrojo'), colour('Amber', 'Ámbar'), colour('Black', 'Negro')]
    const labels = toFormLists({ ...none, hair, eyes: hair }, 'es')
    expect(labels.hair.map(({ label }) => label)).toEqual(['Ámbar', 'Negro', 'Pelirrojo'])
    expect(labels.eyes).toEqual(labels.hair)
  })

  it('begin with the agency’s country, and leave the others in their order', () => {
    const countries = ['AD', 'BR', 'AR'].map((value) => ({ value, label: value }))
    const lists = toFormLists({ ...none, countries }, 'pt')
    expect(valuesOf(lists.countries)).toEqual(['BR', 'AD', 'AR'])
  })
})
