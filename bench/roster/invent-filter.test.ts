import { expect, it } from 'vitest'

import { isEmptyFilter, filterRoster } from '#agency/roster-filter.ts'
import { readRosterSearch } from '#site/roster-list/roster-query.ts'
import { rosterSearchText } from '#site/roster-list/roster-search.ts'

import { createRandom } from '../agency/random.ts'
import { inventFilter } from './invent-filter.ts'
import { inventRoster } from './invent-roster.ts'

const roster = inventRoster(300)

function inventFilters(seed: number) {
  const random = createRandom(seed)
  return Array.from({ length: 200 }, () => inventFilter(random, roster))
}

it('invented filters leave somebody, seldom everybody', () => {
  const filters = inventFilters(7)
  const left = filters.map((filter) => filterRoster(roster, filter).length)
  expect(left.every((count) => count > 0)).toBe(true)
  expect(filters.filter((filter) => isEmptyFilter(filter)).length).toBeLessThan(20)
  expect(left.filter((count) => count < roster.length / 2).length).toBeGreaterThan(150)
})

it('invented filters are the same each time, and an address can say them', () => {
  const filters = inventFilters(7)
  expect(inventFilters(7)).toEqual(filters)
  for (const filter of filters) {
    const query = new URLSearchParams(rosterSearchText({ filter, sort: 'agency', name: '' }))
    expect(readRosterSearch(query)).toMatchObject({ search: { filter }, corrected: [] })
  }
})
