import fc from 'fast-check'
import { expect, it } from 'vitest'

import { everyBoard } from '#agency/every-board.fixture.ts'
import { letters } from '#agency/letter.ts'
import { locales } from '#agency/locale.ts'
import { everyone } from '#agency/roster-filter.ts'
import { someone } from '#agency/someone.fixture.ts'

import { indexedView } from './indexed-view.server.ts'
import { rosterView } from './roster-view.ts'

const names = everyBoard.map(({ name }) => name)
const { measures } = someone()
const cm = fc.option(fc.integer({ min: 165, max: 172 }))
const talents = fc.array(
  fc
    .record({
      name: fc.constantFrom('Ana', 'Ágata', 'bia', 'Zoé', '周'),
      gender: fc.constantFrom('woman', 'man', null),
      boards: fc.subarray(names, { maxLength: 2 }),
      hair: fc.constantFrom('Red', 'black', null),
      measures: fc.record({ heightCm: cm, shoes: fc.constantFrom('9', '10', null) }),
    })
    .map((drawn) => someone({ ...drawn, measures: { ...measures, ...drawn.measures } })),
  { maxLength: 70 },
)
const asked = fc.record({
  choice: fc.record({
    gender: fc.constantFrom('woman', 'man', 'all'),
    board: fc.oneof(fc.constant('all'), fc.constantFrom(...names)),
  }),
  search: fc.record({
    filter: fc.oneof(
      fc.constant(everyone),
      fc.record({
        letter: fc.option(fc.constantFrom(...letters)),
        ranges: fc.record({ height: fc.record({ from: cm, to: cm }) }, { requiredKeys: [] }),
        values: fc.record(
          {
            hair: fc.subarray(['red', 'black', 'none']),
            shoes: fc.subarray(['9', '10']),
          },
          { requiredKeys: [] },
        ),
      }),
    ),
    sort: fc.constantFrom('agency', 'name'),
  }),
  locale: fc.constantFrom(...locales),
})

it('the server’s faster answer is the plain one, for whatever is asked of whomever', () => {
  fc.assert(
    fc.property(talents, asked, asked, (roster, first, second) => {
      for (const each of [first, second]) {
        const plain = rosterView(roster, each, everyBoard)
        expect(indexedView(roster, each, everyBoard)).toEqual(plain)
      }
    }),
  )
})
