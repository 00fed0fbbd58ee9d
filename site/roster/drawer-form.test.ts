import { expect, it } from 'vitest'

import type { Facets } from '#agency/roster-facets.ts'

import { readRosterSearch } from '../roster-list/roster-query.ts'
import { rosterSearchText } from '../roster-list/roster-search.ts'
import { notInTheForm } from './drawer-form.tsx'

const facets: Facets = {
  ranges: { height: { from: 170, to: 190 } },
  values: { hair: [['red', 1]] },
  letters: ['a'],
}

it.each([
  ['', ''],
  ['height=170-180&hair=red', ''],
  ['letter=b&sort=name&height=170-180', 'letter=b&sort=name'],
  ['hair=red&hair=green&eyes=blue', 'hair=green&eyes=blue'],
  ['bust=80-90&height=-180', 'bust=80-90'],
])('of ?%s the drawer’s fields leave out “%s”', (query, left) => {
  const { search } = readRosterSearch(new URLSearchParams(query))
  expect(rosterSearchText(notInTheForm(search, facets))).toBe(left && `?${left}`)
})
