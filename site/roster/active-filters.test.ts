import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { everyone } from '#agency/roster-filter.ts'

import { readRosterSearch } from '../roster-list/roster-query.ts'
import { rosterSearchText } from '../roster-list/roster-search.ts'
import { activeFilters, withoutFilters } from './active-filters.ts'

const searchOf = (query: string) => {
  const { search } = readRosterSearch(new URLSearchParams(query))
  return search
}

describe('what is asked for', () => {
  it('is told one by one, each with the way to a list without it', () => {
    const filters = activeFilters(searchOf('letter=a&height=170-&hair=red&hair=black&sort=name'))
    expect(filters.map(({ without, ...asked }) => [asked, rosterSearchText(without)])).toEqual([
      [
        { kind: 'range', facet: 'height', from: 170, to: null },
        '?letter=a&hair=red&hair=black&sort=name',
      ],
      [
        { kind: 'value', facet: 'hair', value: 'red' },
        '?letter=a&height=170-&hair=black&sort=name',
      ],
      [
        { kind: 'value', facet: 'hair', value: 'black' },
        '?letter=a&height=170-&hair=red&sort=name',
      ],
    ])
  })

  it('is nothing when only a letter or an order is', () => {
    expect(activeFilters(searchOf('letter=a&sort=name'))).toEqual([])
  })

  it('taken away all at once leaves the order alone', () => {
    const search = searchOf('letter=a&height=170-&hair=red&sort=name')
    expect(withoutFilters(search)).toEqual({ filter: everyone, sort: 'name', name: '' })
  })

  it('can be taken away one after another until nothing is left', () => {
    const facets = fc.constantFrom('hair=red', 'hair=black', 'eyes=blue', 'height=170-', 'bust=-90')
    fc.assert(
      fc.property(fc.uniqueArray(facets), (asked) => {
        let search = searchOf(asked.join('&'))
        for (const left of asked.keys()) {
          const filters = activeFilters(search)
          expect(filters).toHaveLength(asked.length - left)
          search = filters[0]?.without ?? search
        }
        expect(search.filter).toEqual(everyone)
      }),
    )
  })
})
