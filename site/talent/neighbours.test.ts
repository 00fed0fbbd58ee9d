import { describe, expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'

import type { RosterList } from '../roster-list/roster-list.ts'
import { liked } from '../favorites/heart/liked.fixture.ts'
import { neighboursInList, neighboursOnBoard } from './neighbours.ts'

const roster = [
  someone({ id: 1, name: 'Bia', boards: ['image', 'direct'] }),
  someone({ id: 2, name: 'Caio', gender: 'man', boards: ['direct'] }),
  someone({ id: 3, name: 'Ana', boards: ['direct'] }),
  someone({ id: 4, name: 'Eva', boards: ['image'] }),
  someone({ id: 5, name: 'Dora', gender: null, boards: [] }),
]
const list: RosterList = {
  talents: roster.map(({ covers: _, ...talent }) => ({ ...talent, cover: null })),
  otherPosters: [],
  boards: [{ name: 'image' }, { name: 'direct' }],
  descriptions: {},
  colours: { hair: [], eyes: [] },
}
const wanted = (id: number) => ({ id, locale: 'pt' }) as const
const from = (address: string) => ({ address, favorites: [liked(3, 1), liked(99, 2), liked(1, 3)] })

describe('without a list, the neighbours', () => {
  it('are those on the board in the address, and stay on it', () => {
    const asked = { gender: 'woman', board: 'direct', ...wanted(3) } as const
    expect(neighboursOnBoard(roster, asked, asked)).toEqual({
      previous: { name: 'Bia', path: '/modelos/mulheres/direct/1/bia' },
      next: null,
    })
  })

  it('of somebody on no board are everybody’s, at their own addresses', () => {
    const choice = { gender: 'all', board: 'all' } as const
    expect(neighboursOnBoard(roster, choice, wanted(5)).previous).toEqual({
      name: 'Eva',
      path: '/modelos/mulheres/image/4/eva',
    })
  })

  it('of somebody who is not on that board are none', () => {
    const choice = { gender: 'woman', board: 'image' } as const
    expect(neighboursOnBoard(roster, choice, wanted(3))).toEqual({ previous: null, next: null })
  })
})

describe('with the list one came from, the neighbours', () => {
  it('are those who were shown before and after, in the order shown', () => {
    expect(neighboursInList(list, from('/modelos?sort=name'), wanted(1))).toEqual({
      previous: { name: 'Ana', path: '/modelos/mulheres/direct/3/ana' },
      next: { name: 'Caio', path: '/modelos/homens/direct/2/caio' },
    })
    const filtered = neighboursInList(list, from('/en/models/women/all?letter=e'), wanted(4))
    expect(filtered).toEqual({ previous: null, next: null })
  })

  it('are those chosen before and after; of who left the agency there is none', () => {
    expect(neighboursInList(list, from('/favoritos'), wanted(3))).toEqual({
      previous: null,
      next: { name: 'Bia', path: '/modelos/mulheres/image/1/bia' },
    })
    expect(neighboursInList(list, from('/en/favorites?ids=4,99,3'), wanted(3))).toEqual({
      previous: { name: 'Eva', path: '/modelos/mulheres/image/4/eva' },
      next: null,
    })
    expect(neighboursInList(list, from('/favoritos'), wanted(4))).toBeNull()
  })

  it('are unknown where the list is none, or somebody is not in it', () => {
    expect(neighboursInList(list, from('/sobre'), wanted(1))).toBeNull()
    expect(neighboursInList(list, from('/modelos?letter=e'), wanted(1))).toBeNull()
  })
})
