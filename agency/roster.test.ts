import { describe, expect, it } from 'vitest'

import { someone } from './someone.fixture.ts'
import { boardsWithTalents, hasGender, talentsOf } from './roster.ts'

const roster = [
  someone({ id: 1, gender: 'woman', boards: ['image', 'direct'] }),
  someone({ id: 2, gender: 'man', boards: ['direct'] }),
  someone({ id: 3, gender: null, boards: [] }),
  someone({ id: 4, gender: 'woman', boards: ['nova_bossa', 'curvy'] }),
]
const idsOf = (...[talents, choice]: Parameters<typeof talentsOf<(typeof roster)[number]>>) =>
  talentsOf(talents, choice).map(({ id }) => id)

describe('the roster', () => {
  it('shows everyone in the agency’s order, also those without a gender', () => {
    expect(idsOf(roster, { gender: 'all', board: 'all' })).toEqual([1, 2, 3, 4])
  })

  it('narrows down by gender and board', () => {
    expect(idsOf(roster, { gender: 'woman', board: 'all' })).toEqual([1, 4])
    expect(idsOf(roster, { gender: 'all', board: 'direct' })).toEqual([1, 2])
    expect(idsOf(roster, { gender: 'man', board: 'image' })).toEqual([])
  })

  it('knows on which boards somebody of a gender is', () => {
    const all = ['image', 'direct', 'nova_bossa', 'curvy']
    expect(boardsWithTalents(roster, 'all')).toEqual(new Set(all))
    expect(boardsWithTalents(roster, 'man')).toEqual(new Set(['direct']))
    expect(boardsWithTalents([], 'all')).toEqual(new Set())
  })

  it('knows whether anybody has a gender', () => {
    const [, man] = roster
    expect([hasGender(roster, 'woman'), hasGender(roster, 'man')]).toEqual([true, true])
    expect(
      hasGender(
        roster.filter((each) => each !== man),
        'man',
      ),
    ).toBe(false)
  })
})
