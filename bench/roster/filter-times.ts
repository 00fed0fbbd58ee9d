import { knownBoards } from '#agency/board.ts'
import { filterRoster, type RosterFilter } from '#agency/roster-filter.ts'
import { rosterView } from '#site/roster/roster-view.ts'

import { createRandom } from '../agency/random.ts'
import { type Figure, spreadOf } from '../figures.ts'
import { inventFilter } from './invent-filter.ts'
import { inventRoster } from './invent-roster.ts'

const FILTERS = 200
const BEST_OF = 5

/** The time to filter, and to compute everything that a models page shows, with facets and counts. */
export function measureFilters(talentCount: number): Figure[] {
  const roster = inventRoster(talentCount)
  const random = createRandom(talentCount)
  const filters = Array.from({ length: FILTERS }, () => inventFilter(random, roster))
  const view = (filter: RosterFilter) =>
    rosterView(
      roster,
      {
        choice: { gender: 'all', board: 'all' },
        search: { filter, sort: 'agency' },
        locale: 'pt',
      },
      knownBoards.map((name) => ({ name })),
    )
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
      measured: timesOf(filters, view),
    },
  ]
}

/** The best of five runs for each filter, so that the maximum shows the slowest filter and not a busy machine. */
function timesOf(
  filters: readonly RosterFilter[],
  work: (filter: RosterFilter) => unknown,
): string {
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
