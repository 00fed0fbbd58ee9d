import { knownBoards } from '#agency/board.ts'
import { everyone, filterRoster } from '#agency/roster-filter.ts'
import { searchFor } from '#site/roster/brief-address.ts'
import { queryRoster } from '#site/roster/query-roster.ts'
import { type RosterSearch, rosterSearchText } from '#site/roster-list/roster-search.ts'

import { createRandom } from '../agency/random.ts'
import { type Figure, spreadOf } from '../figures.ts'
import { inventFilter } from './invent-filter.ts'
import { inventRoster } from './invent-roster.ts'

const FILTERS = 200
const everywhere = { gender: 'all', board: 'all' } as const
const nothing = { filter: everyone, sort: 'agency', name: '' } as const
const boards = knownBoards.map((name) => ({ name }))
/** What visitors type: briefs in three languages, names, names with mistakes, and words that mean nothing. */
const typed = [
  '174-180, waist <64, shoe 38-39, brown eyes, speaks French',
  'mulheres de 1,74 a 1,80, cintura até 64, cabelo castanho',
  'hombres a partir de 1,85 m, ojos verdes, traje 50',
  'ana',
  'maria clara souza',
  'gabriella fernandes olivera',
  'three women for a lookbook next Tuesday',
  'x '.repeat(500),
]
const BEST_OF = 5

/** The time to filter, and to compute everything that a models page shows, with facets and counts. */
export function measureFilters(talentCount: number): Figure[] {
  const roster = inventRoster(talentCount)
  const random = createRandom(talentCount)
  const filters = Array.from({ length: FILTERS }, () => inventFilter(random, roster))
  const view = (search: RosterSearch) =>
    queryRoster(roster, {
      choice: everywhere,
      query: new URLSearchParams(rosterSearchText(search)),
      locale: 'pt',
      boards,
      descriptions: {},
      colours: null,
      toEntry: (talent) => ({ ...talent, cover: null }),
    })
  const people = talentCount.toLocaleString('en')
  const goal = talentCount > 1_000 ? '–' : '16 ms'
  return [
    {
      what: `${people} talents: filter`,
      goal,
      measured: timesOf(filters, (filter) => filterRoster(roster, filter)),
    },
    {
      what: `${people} talents: filter, facets, counts, boards`,
      goal,
      measured: timesOf(filters, (filter) => view({ ...nothing, filter })),
    },
    {
      what: `${people} talents: a typed brief or name, and all that it lists`,
      goal,
      measured: timesOf(typed, (text) => {
        const { search } = searchFor(text, { choice: everywhere, search: nothing, roster, boards })
        view(search)
      }),
    },
  ]
}

/** The best of five runs for each, so that the maximum shows the slowest and not a busy machine. */
function timesOf<Asked>(filters: readonly Asked[], work: (filter: Asked) => unknown): string {
  const rounds = Array.from({ length: BEST_OF }, () =>
    filters.map((filter) => timeOf(() => work(filter))),
  )
  return spreadOf(
    filters.map((_, index) => Math.min(...rounds.map((round) => round[index] ?? Infinity))),
  )
}

function timeOf(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}
